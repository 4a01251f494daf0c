import type { KnownVersions } from '../remotes/failedVersions';

const every = 60_000;

/**
 * Has the worker look for new versions now, every minute and when the app comes to the front, while it can be seen and
 * has a network.
 * @param known what is known of the versions on this device
 */
export const lookForVersions = (
  registration: Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'update'>,
  known: () => KnownVersions,
): void => {
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    // The waiting one may be the next start's, and must not start with what was taken back meanwhile.
    for (const worker of [registration.active, registration.waiting])
      worker?.postMessage({ type: 'SYNC', ...known() });
    // Without a network, or with a server that does not answer, the next look tries again.
    registration.update().catch(() => undefined);
  };
  look();
  setInterval(look, every);
  window.addEventListener('focus', look);
};
