import { tabStorage } from '../device/deviceStorage';

const key = 'holeshot.keepWorkingOffline';

/**
 * The racer's choice to work without a network. It lasts as long as the tab, because reception at a track comes and
 * goes.
 */
export const keepWorkingOffline = {
  read: (): boolean => tabStorage.getItem(key) === 'yes',
  choose: (): void => tabStorage.setItem(key, 'yes'),
};
