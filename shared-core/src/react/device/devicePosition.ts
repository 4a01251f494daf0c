import { positionFailures } from '../../domain/plain/recordFailures';
import { failedAs, ok, type Result } from '../../domain/plain/result';
import { toFeet } from '../../domain/units/length';
import { metres, type Feet } from '../../domain/units/units';

/** Position that the device reports, in degrees, north and east positive. */
export interface DevicePosition {
  lat: number;
  lng: number;
  /** Accuracy, if too low for a track's coordinates. */
  within?: Feet;
  /** Altitude of the device, if it measures one. */
  altitude?: Feet;
  /** Accuracy of the altitude, if the device tells. */
  altitudeWithin?: Feet;
}

const patience = 10_000;
/** Largest age (ms) of a position that tells which track is near. */
const fresh = 5 * 60_000;
/** Largest error (m) of a position on the starting line. */
const coarse = 50;

/** Returns a length of the device in feet; undefined for one that it does not know. */
const known = (length: number | null | undefined): Feet | undefined =>
  typeof length === 'number' && Number.isFinite(length) ? toFeet(metres(length)) : undefined;

const positionOf = ({ latitude: lat, longitude: lng, ...more }: GeolocationCoordinates): DevicePosition => {
  const { accuracy } = more;
  const altitude = known(more.altitude);
  const altitudeWithin = known(more.altitudeAccuracy);
  return {
    lat,
    lng,
    ...(accuracy > coarse && { within: toFeet(metres(accuracy)) }),
    ...(altitude !== undefined && { altitude }),
    ...(altitudeWithin !== undefined && { altitudeWithin }),
  };
};

const noPosition = failedAs(positionFailures, 'position-unavailable');
const problems: Record<number, Result<never>> = {
  1: failedAs(positionFailures, 'position-refused'),
  2: noPosition,
  3: failedAs(positionFailures, 'position-late'),
};

/**
 * Requests the position of this device; the browser asks the racer first. It is neither stored nor sent.
 * @param geolocation the browser's; undefined without one
 * @param options instead of those that suffice for the nearest track
 * @returns a failure with a sentence if it is refused, unknown or late
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
    try {
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(ok(positionOf(coords))),
        ({ code }) => resolve(problems[code] ?? noPosition),
        { timeout: patience, maximumAge: fresh, ...options },
      );
    } catch {
      resolve(noPosition);
    }
  });
