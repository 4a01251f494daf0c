import { tabStorage } from '../device/deviceStorage';

const key = 'holeshot.keepWorkingOffline';

/**
 * Whether the racer chose to go on without a network; it holds as long as the tab, for reception at a track comes and
 * goes.
 */
export const keepWorkingOffline = {
  read: (): boolean => tabStorage.getItem(key) === 'yes',
  choose: (): void => tabStorage.setItem(key, 'yes'),
};
