import { tabStorage } from '../deviceStorage';

const key = 'holeshot.keepWorkingOffline';

/** Whether the racer chose to go on without a network; it holds until the network is back or the tab is closed. */
export const keepWorkingOffline = {
  read: (): boolean => tabStorage.getItem(key) === 'yes',
  choose: (): void => tabStorage.setItem(key, 'yes'),
  clear: (): void => tabStorage.removeItem(key),
};
