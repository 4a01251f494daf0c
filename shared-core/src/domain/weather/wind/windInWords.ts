import type { CompassDirection } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { metWind } from './metWind';

/**
 * A wind as it stands in a line: `6 mph ↘ head`, without arrow and word where its direction is not known, `calm`, or
 * that nobody reported one.
 * @param speed what stands before the arrow
 */
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
