import { serviceWorkers } from '../device/serviceWorkers';
import { untilInstalled } from './untilInstalled';

/** Longest wait (ms) for a version that is being fetched. */
const patience = 10_000;

const untilFetched = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve());
    setTimeout(resolve, patience);
  });

/**
 * Loads the app anew with the shell that is published by now: one that stopped at its start has nobody who would offer
 * another.
 */
export const reloadWithNewest = async (): Promise<void> => {
  try {
    const serviceWorker = serviceWorkers();
    if (serviceWorker === undefined) return;
    const registration = await serviceWorker.getRegistration();
    // Without a network one may wait all the same.
    await registration?.update().catch(() => undefined);
    if (registration?.installing) await untilFetched(registration.installing);
    await untilInstalled(serviceWorker);
  } finally {
    location.reload();
  }
};
