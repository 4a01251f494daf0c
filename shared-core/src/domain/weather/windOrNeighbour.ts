import { mph, type Mph } from '../units/units';

/** The wind of a report; where it is missing that of the nearest one that has it, the earlier first, else none. */
export const windOrNeighbour = (speeds: readonly (Mph | undefined)[], index: number): Mph => {
  for (let away = 0; away < speeds.length; away += 1) {
    const near = speeds[index - away] ?? speeds[index + away];
    if (near !== undefined) return near;
  }
  return mph(0);
};
