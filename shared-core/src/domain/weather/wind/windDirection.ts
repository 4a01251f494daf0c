import { windLabels } from '../../entities/Location';
import type { WindDirection } from '../../entities/Weather';
import { degrees as compassDegrees, type Degrees } from '../../units/units';

/** Names the wind from these compass degrees, by one of eight names. */
export const windDirection = (degrees: Degrees): WindDirection => {
  const turned = ((degrees % 360) + 360) % 360;
  const index = Math.round(turned / 45) % 8;
  return { degrees: compassDegrees(turned), index, label: windLabels[index] ?? windLabels[0] };
};
