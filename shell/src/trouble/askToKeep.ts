import { deviceStorage } from '../deviceStorage';
import { reportError } from '../debugLog/debugLog';

const key = 'holeshot.askedToKeep';

/**
 * Asks the browser, once, not to clear what is kept when space runs low; called once there is a pass to be kept.
 * @param storage absent in a browser that does not know it
 */
export const askToKeep = (storage: Pick<StorageManager, 'persist'> | undefined = navigator.storage): void => {
  if (storage === undefined || deviceStorage.getItem(key) !== null) return;
  deviceStorage.setItem(key, 'yes');
  storage.persist().catch((error: unknown) => reportError(error, 'storage'));
};
