import { deviceStorage } from './deviceStorage';

/** Key of the mark that the whole app has come to this device: from then on only whole versions are used. */
export const readyKey = 'holeshot.offlineReady';

/** Returns whether the whole app has been on this device. */
export const wasReady = (): boolean => deviceStorage.getItem(readyKey) !== null;
