import type { StationObservation } from '../../entities/Weather';

/** Uncertainty of the air as standard deviations: °F, inHg and mph. */
export interface AirSpread {
  /** Time of the spread, ISO 8601, where the report itself is dated earlier. */
  at?: string;
  air_temp: number;
  altimeter: number;
  wind_speed: number;
}

/** Expected air at a station at a later time. */
export interface AirAhead {
  /** The air as a report dated then. */
  report: StationObservation;
  spread: AirSpread;
}

/** Difference of a clear day's coolest and hottest hour, in °F. */
const daySwing = 20;
const hoursOfDay = 24;

/**
 * Returns the usual error of a value that nobody forecasts and that is held; a guess on the wide side. A temperature
 * follows the day, a barometer moves 0.02 inHg in an hour, growing with the root of the time, a wind holds to 3 mph.
 * @param hours since the measurement
 */
export const heldSpread = (hours: number): AirSpread => ({
  air_temp: (daySwing / Math.SQRT2) * Math.sin((Math.PI * Math.min(hours, hoursOfDay / 2)) / hoursOfDay),
  altimeter: 0.02 * Math.sqrt(hours),
  wind_speed: 3 * Math.min(1, Math.sqrt(hours)),
});
