const every = 60_000;

/**
 * Registers the worker and resolves with its registration once it is active. A first worker whose files did not all
 * come is thrown away by the browser with its registration, and not tried again by itself: it is registered anew every
 * minute, on focus and when the network is back.
 */
export const untilActive = async (
  serviceWorker: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> => {
  // Without a network the next try may come through.
  const register = () => void serviceWorker.register('/sw.js').catch(() => undefined);
  const again = () => {
    if (document.visibilityState === 'visible') register();
  };
  register();
  const timer = setInterval(again, every);
  window.addEventListener('focus', again);
  window.addEventListener('online', again);
  const registration = await serviceWorker.ready;
  clearInterval(timer);
  window.removeEventListener('focus', again);
  window.removeEventListener('online', again);
  return registration;
};
