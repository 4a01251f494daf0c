import { deviceStorage } from './deviceStorage';

/** Noted once all of the app has come to this device: from then on its versions are whole here or not used. */
export const readyKey = 'holeshot.offlineReady';

/** Whether all of the app has been on this device. */
export const wasReady = (): boolean => deviceStorage.getItem(readyKey) !== null;
