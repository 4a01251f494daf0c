import type { Result } from '@holeshot/shared-core';
import type { Place } from '../find/Place';
import { devicePosition } from './devicePosition';

/** Where this device is, by its browser, which asks the racer first. */
export const findPosition = (): Promise<Result<Place>> =>
  devicePosition('geolocation' in navigator ? navigator.geolocation : undefined);
