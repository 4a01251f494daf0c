import type { Result } from '@holeshot/shared-core';
import { devicePosition, type DevicePosition } from './devicePosition';

const ofBrowser = (): Geolocation | undefined =>
  'geolocation' in navigator ? navigator.geolocation : undefined;

/** Where this device is, or was minutes ago, by its browser, which asks the racer first. */
export const findPosition = (): Promise<Result<DevicePosition>> => devicePosition(ofBrowser());

/** Where this device is just now, as exactly as it can tell, by its browser, which asks the racer first. */
export const findExactPosition = (): Promise<Result<DevicePosition>> =>
  devicePosition(ofBrowser(), { enableHighAccuracy: true, maximumAge: 0 });
