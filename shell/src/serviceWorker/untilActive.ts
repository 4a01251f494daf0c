const every = 60_000;

/**
 * Resolves once a worker is active. A first worker whose files did not all come is thrown away by the browser, and not
 * tried again by itself: it is registered anew every minute, on focus and when the network is back.
 */
export const untilActive = async (serviceWorker: ServiceWorkerContainer): Promise<void> => {
  const again = () => {
    // Without a network the next look tries again.
    if (document.visibilityState === 'visible') serviceWorker.register('/sw.js').catch(() => undefined);
  };
  const timer = setInterval(again, every);
  window.addEventListener('focus', again);
  window.addEventListener('online', again);
  await serviceWorker.ready;
  clearInterval(timer);
  window.removeEventListener('focus', again);
  window.removeEventListener('online', again);
};
