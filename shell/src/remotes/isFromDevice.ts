/** Returns whether the service worker serves the app's files from the device. */
export const isFromDevice = (): boolean => {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return (serviceWorker?.controller ?? null) !== null;
};
