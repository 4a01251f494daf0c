import { protectStorage } from '@holeshot/shared-core/react';
import { deviceStorage } from '../device/deviceStorage';

const key = 'holeshot.isKept';

let asked = false;

/**
 * Asks the browser to protect the storage of this site, once a start until it agrees. A browser may agree only once the
 * app is used often or installed. Call it when there is a pass to protect.
 */
export const persistStorage = (protect = protectStorage): void => {
  if (asked || deviceStorage.getItem(key) !== null) return;
  asked = true;
  void protect().then((granted) => {
    if (granted) deviceStorage.setItem(key, 'yes');
  });
};
