import {
  failedAs,
  metres,
  ok,
  positionFailures,
  toFeet,
  type Feet,
  type Result,
} from '@holeshot/shared-core';
import type { Place } from '../find/Place';

/** Position that the device reports. */
export interface DevicePosition extends Place {
  /** Accuracy, if too low for a track's coordinates. */
  within?: Feet;
}

const patience = 10_000;
/** A position as old as this still says which track is near. */
const fresh = 5 * 60_000;
/** Metres: a position that may be farther off is no longer on the starting line. */
const coarse = 50;

const noPosition = failedAs(positionFailures, 'position-unavailable');
const problems: Record<number, Result<never>> = {
  1: failedAs(positionFailures, 'position-refused'),
  2: noPosition,
  3: failedAs(positionFailures, 'position-late'),
};

/**
 * Where this device is, by its own account; the browser asks the racer first. It is not stored and not sent.
 * @param geolocation the browser's, undefined where it has none
 * @param options what is asked for otherwise than near enough to tell which track is near
 * @returns a failure with a sentence where it is refused, not known or too late
 */
export const devicePosition = (
  geolocation: Geolocation | undefined,
  options: PositionOptions = {},
): Promise<Result<DevicePosition>> =>
  new Promise((resolve) => {
    if (geolocation === undefined) {
      resolve(noPosition);
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        resolve(ok({ lat, lng, ...(accuracy > coarse && { within: toFeet(metres(accuracy)) }) })),
      ({ code }) => resolve(problems[code] ?? noPosition),
      { timeout: patience, maximumAge: fresh, ...options },
    );
  });
