import type { CompassDirection } from '../entities/Location';
import type { WeatherObservation } from '../entities/Weather';
import { isCalm } from './isCalm';
import { windOnTrack } from './windOnTrack';

/**
 * A wind as it stands in a line: `6 mph ↘ head`, without arrow and word where its direction is not known, or `calm`.
 * @param speed what stands before the arrow
 */
export const windInWords = (
  { wind_speed, wind_direction }: Pick<WeatherObservation, 'wind_speed' | 'wind_direction'>,
  track: CompassDirection,
  speed: string,
): string => {
  if (isCalm(wind_speed)) return 'calm';
  if (wind_direction === undefined) return speed;
  const { arrow, word } = windOnTrack(wind_direction.degrees, track);
  return `${speed} ${arrow} ${word}`;
};
