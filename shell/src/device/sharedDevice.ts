import { deviceStorage } from './deviceStorage';

const key = 'holeshot.sharedDevice';

/** Remembers whether several racers use this device, until it is cleared. */
export const sharedDevice = {
  read: (): boolean => deviceStorage.getItem(key) !== null,
  write: (isShared: boolean): void =>
    isShared ? deviceStorage.setItem(key, 'yes') : deviceStorage.removeItem(key),
};
