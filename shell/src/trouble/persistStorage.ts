import { deviceStorage } from '../device/deviceStorage';
import { reportError } from '../debugLog/debugLog';

const key = 'holeshot.isKept';

let asked = false;

/**
 * Asks the browser to protect the storage of this site, once a start until it agrees. A browser may agree only once the
 * app is used often or installed. Call it when there is a pass to protect.
 * @param storage undefined in an old browser
 */
export const persistStorage = (
  storage: Pick<StorageManager, 'persist'> | undefined = navigator.storage,
): void => {
  if (storage === undefined || asked || deviceStorage.getItem(key) !== null) return;
  asked = true;
  storage
    .persist()
    .then((granted) => {
      if (granted) deviceStorage.setItem(key, 'yes');
    })
    .catch((error: unknown) => reportError(error, 'storage'));
};
