import { deviceStorage } from '../deviceStorage';
import { feedback } from '../feedback/feedback';

const readyKey = 'holeshot.offlineReady';

/** Registers the worker at the root of the site and asks it to fetch what the remotes have published since. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ type?: string } | null>) => {
    if (event.data?.type !== 'OFFLINE_READY') return;
    document.documentElement.dataset['offline'] = 'ready';
    if (deviceStorage.getItem(readyKey) === null) {
      deviceStorage.setItem(readyKey, 'yes');
      feedback.snackbar({
        text: 'Holeshot is on this device now and works without a network.',
        color: 'success',
      });
    }
  });
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'SYNC' });
};
