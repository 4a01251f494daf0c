import type { StationObservation } from '../../entities/Weather';

/** The air that is expected at a station at a time to come. */
export interface AirAhead {
  /** Dated then. */
  report: StationObservation;
  /** How far off it may be, each as a standard deviation: °F, inHg and mph. */
  spread: { air_temp: number; altimeter: number; wind_speed: number };
}

/**
 * What nobody forecasts here is held, and this is how far off that usually is, a guess on the wide side: a barometer
 * moves 0.02 inHg in an hour, growing with the root of the time, and a wind holds to 3 mph.
 * @param hours ahead
 */
export const heldSpread = (hours: number): Pick<AirAhead['spread'], 'altimeter' | 'wind_speed'> => ({
  altimeter: 0.02 * Math.sqrt(hours),
  wind_speed: 3,
});
