import type { CompassDirection } from '../entities/Location';
import type { WeatherObservation } from '../entities/Weather';
import { isCalm } from './isCalm';
import { windOnTrack } from './windOnTrack';

/**
 * A wind as it stands in a line: `6 mph ↘ head`, without arrow and word where its direction is not known, `calm`, or
 * that nobody reported one.
 * @param speed what stands before the arrow
 */
export const windInWords = (
  {
    wind_speed,
    wind_direction,
    wind_unknown,
  }: Pick<WeatherObservation, 'wind_speed' | 'wind_direction' | 'wind_unknown'>,
  track: CompassDirection,
  speed: string,
): string => {
  if (wind_unknown) return 'wind not reported';
  if (isCalm(wind_speed)) return 'calm';
  if (wind_direction === undefined) return speed;
  const { arrow, word } = windOnTrack(wind_direction.degrees, track);
  return `${speed} ${arrow} ${word}`;
};
