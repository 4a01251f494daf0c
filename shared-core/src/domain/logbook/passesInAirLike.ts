import type { LogEntry } from '../entities/LogEntry';
import type { Feet, Mph } from '../units/units';
import { windAgainst } from '../weather/wind/windAgainst';

/** Largest difference of density altitude between passes in air like each other, in feet. */
const mostAltitude = 300;
/** Largest difference of the wind against the car, in mph. */
const mostWind = 4;

/** Air by which passes are likened. */
export interface AirLike {
  /** Density altitude. */
  altitude: Feet;
  /** Wind against the car, negative from behind; undefined: any wind. */
  wind: Mph | undefined;
}

/** Returns the air of a pass; undefined without a density altitude. */
export const airOfPass = ({
  derived: { density_altitude: altitude },
  weather,
  location,
}: Pick<LogEntry, 'derived' | 'weather' | 'location'>): AirLike | undefined =>
  altitude === undefined
    ? undefined
    : { altitude, wind: weather === null ? undefined : windAgainst(weather, location.track_direction) };

/** Returns how far apart two airs are, 1 at the largest difference of one value; undefined beyond it. */
const apart = (asked: AirLike, { altitude, wind }: AirLike): number | undefined => {
  const byAltitude = Math.abs(altitude - asked.altitude) / mostAltitude;
  const byWind = asked.wind === undefined ? 0 : Math.abs((wind ?? NaN) - asked.wind) / mostWind;
  return byAltitude <= 1 && byWind <= 1 ? Math.hypot(byAltitude, byWind) : undefined;
};

/**
 * Returns the passes in air like this, nearest first: density altitude within 300 ft, wind against the car within 4 mph.
 * Equally near ones keep their order.
 */
export const passesInAirLike = (air: AirLike, passes: readonly LogEntry[]): LogEntry[] =>
  passes
    .flatMap((pass) => {
      const own = airOfPass(pass);
      const distance = own && apart(air, own);
      return distance === undefined ? [] : [{ pass, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ pass }) => pass);
