/** Whether the app's files come from the device, by its service worker. */
export const isFromDevice = (): boolean => {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return (serviceWorker?.controller ?? null) !== null;
};
