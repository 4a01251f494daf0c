import type { Result } from '@holeshot/shared-core';
import { devicePosition, type DevicePosition } from './devicePosition';

const ofBrowser = (): Geolocation | undefined =>
  'geolocation' in navigator ? navigator.geolocation : undefined;

/** Finds the position of this device, up to minutes old; the browser asks the racer first. */
export const findPosition = (): Promise<Result<DevicePosition>> => devicePosition(ofBrowser());

/** Finds the position of this device now, as exactly as possible; the browser asks the racer first. */
export const findExactPosition = (): Promise<Result<DevicePosition>> =>
  devicePosition(ofBrowser(), { enableHighAccuracy: true, maximumAge: 0 });
