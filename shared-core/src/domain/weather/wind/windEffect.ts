import type { Degrees } from '../../units/units';

/** Shares of a headwind's effect on an ET by a wind's relative angle (simulated cars, all within 0.03). */
const effects = [1, 0.71, 0.03, -0.61, -0.87] as const;
const apart = 45;

/** Returns the effect at a relative angle of 0 to 180 degrees, along straight lines between the five known ones. */
export const windEffect = (relativeAngle: Degrees): number => {
  const place = Math.min(Math.max(relativeAngle, 0), 180) / apart;
  const below = Math.min(Math.floor(place), effects.length - 2);
  const [from, to] = [effects[below] ?? NaN, effects[below + 1] ?? NaN];
  return from + (place - below) * (to - from);
};
