import type { CompassDirection } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { isCalm } from './isCalm';
import { windOnTrack } from './windOnTrack';

/** Wind as a driver meets it; undefined where only its speed is known. */
type MetWind = 'not reported' | 'calm' | ReturnType<typeof windOnTrack> | undefined;

/** Returns a wind as the driver of a car meets it who travels in the track's direction. */
export const metWind = (
  {
    wind_speed,
    wind_direction,
    wind_unknown,
  }: Pick<WeatherObservation, 'wind_speed' | 'wind_direction' | 'wind_unknown'>,
  track: CompassDirection,
): MetWind => {
  if (wind_unknown) return 'not reported';
  if (isCalm(wind_speed)) return 'calm';
  return wind_direction && windOnTrack(wind_direction.degrees, track);
};
