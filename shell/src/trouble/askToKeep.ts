import { deviceStorage } from '../device/deviceStorage';
import { reportError } from '../debugLog/debugLog';

const key = 'holeshot.isKept';

let asked = false;

/**
 * Asks the browser not to clear what is kept when space runs low, once a start until it has promised that: it may agree
 * only once the app is used often, or installed. Called once there is a pass to be kept.
 * @param storage absent in a browser that does not know it
 */
export const askToKeep = (storage: Pick<StorageManager, 'persist'> | undefined = navigator.storage): void => {
  if (storage === undefined || asked || deviceStorage.getItem(key) !== null) return;
  asked = true;
  storage
    .persist()
    .then((isKept) => {
      if (isKept) deviceStorage.setItem(key, 'yes');
    })
    .catch((error: unknown) => reportError(error, 'storage'));
};
