import type { CompassDirection } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { metWind } from './metWind';

/** Writes a wind: `6 mph ↘ head`, `calm`, or that nobody reported one; no arrow if its direction is unknown. */
export const windInWords = (
  wind: Pick<WeatherObservation, 'wind_speed' | 'wind_direction' | 'wind_unknown'>,
  track: CompassDirection,
  speed: string,
): string => {
  const met = metWind(wind, track);
  if (met === 'calm') return met;
  if (met === 'not reported') return `wind ${met}`;
  return met === undefined ? speed : `${speed} ${met.arrow} ${met.word}`;
};
