import type { Result } from '../../domain/plain/result';
import { answerOf } from './answerOf';
import { devicePosition, type DevicePosition } from './devicePosition';

const ofBrowser = (): Geolocation | undefined =>
  'geolocation' in navigator ? navigator.geolocation : undefined;

/** Finds the position of this device, up to minutes old; the browser asks the racer first. */
export const findPosition = (): Promise<Result<DevicePosition>> => devicePosition(ofBrowser());

/** Finds the position of this device now, as exactly as possible; the browser asks the racer first. */
export const findExactPosition = (): Promise<Result<DevicePosition>> =>
  devicePosition(ofBrowser(), { enableHighAccuracy: true, maximumAge: 0 });

/** Finds the position of this device where the browser does not have to ask; undefined elsewhere. */
export const findGrantedPosition = async (): Promise<Result<DevicePosition> | undefined> => {
  const permission = await answerOf(() => navigator.permissions.query({ name: 'geolocation' }), undefined);
  return permission?.state === 'granted' ? findPosition() : undefined;
};
