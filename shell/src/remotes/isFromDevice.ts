import { serviceWorkers } from '../device/serviceWorkers';

/** Returns whether the service worker serves the app's files from the device. */
export const isFromDevice = (): boolean => (serviceWorkers()?.controller ?? null) !== null;
