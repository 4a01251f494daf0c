import type { Feet } from '../../units/units';
import type { Air } from './Air';
import { densityAltitude } from './densityAltitude';

/** Farthest change that is tried: °F more, and inHg less. */
const farthest = { air_temp: 150, pressure: -10 } as const;
/** Halvings that leave less than a millionth of the farthest change. */
const halvings = 40;

/**
 * Returns this air with more density altitude, by heat or by pressure alone.
 * @param more a few thousand feet at most
 */
export const thinnerAir = (air: Air, more: Feet, by: 'air_temp' | 'pressure'): Air => {
  const wanted = densityAltitude(air) + more;
  const moved = (share: number): Air => ({ ...air, [by]: air[by] + share * farthest[by] });
  let [low, high] = [0, 1];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    if (densityAltitude(moved(middle)) < wanted) low = middle;
    else high = middle;
  }
  return moved(high);
};
