import type { CompassDirection } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { mph, type Mph } from '../../units/units';
import { exactDegrees } from './exactDegrees';
import { headwind } from './headwind';
import { isCalm } from './isCalm';

/** Returns the part of a wind against the cars, negative from behind; undefined where it or its direction is unknown. */
export const windAgainst = (
  {
    wind_speed,
    wind_direction,
    wind_unknown,
  }: Pick<WeatherObservation, 'wind_speed' | 'wind_direction' | 'wind_unknown'>,
  track: CompassDirection,
): Mph | undefined => {
  if (wind_unknown) return undefined;
  if (isCalm(wind_speed)) return mph(0);
  return wind_direction && headwind(wind_direction.degrees, wind_speed, exactDegrees(track));
};
