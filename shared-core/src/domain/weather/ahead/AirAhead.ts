import type { StationObservation } from '../../entities/Weather';

/** How far off the air may be, each as a standard deviation: °F, inHg and mph. */
export interface AirSpread {
  /** By when, ISO 8601, where the report itself is dated earlier. */
  at?: string;
  air_temp: number;
  altimeter: number;
  wind_speed: number;
}

/** The air that is expected at a station at a time to come. */
export interface AirAhead {
  /** Dated then. */
  report: StationObservation;
  spread: AirSpread;
}

/** Of a clear day, in °F from its coolest to its hottest hour. */
const daySwing = 20;
const hoursOfDay = 24;

/**
 * What nobody forecasts is held, and this is how far off that usually is, a guess on the wide side: a temperature goes
 * up and down with the day, a barometer moves 0.02 inHg in an hour, growing with the root of the time, and a wind holds
 * to 3 mph.
 * @param hours since it was measured
 */
export const heldSpread = (hours: number): AirSpread => ({
  air_temp: (daySwing / Math.SQRT2) * Math.sin((Math.PI * Math.min(hours, hoursOfDay / 2)) / hoursOfDay),
  altimeter: 0.02 * Math.sqrt(hours),
  wind_speed: 3 * Math.min(1, Math.sqrt(hours)),
});
