import type { StationObservation } from '../../entities/Weather';
import type { Mph } from '../../units/units';
import { noWind } from './noWind';

/** Returns the wind of a report, else of the nearest with one, the earlier first, else marked as unknown. */
export const windOrNeighbour = (
  speeds: readonly (Mph | undefined)[],
  index: number,
): Pick<StationObservation, 'wind_speed' | 'wind_unknown'> => {
  for (let away = 0; away < speeds.length; away += 1) {
    const near = speeds[index - away] ?? speeds[index + away];
    if (near !== undefined) return { wind_speed: near };
  }
  return noWind;
};
