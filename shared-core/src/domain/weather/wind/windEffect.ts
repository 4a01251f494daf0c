import type { Degrees } from '../../units/units';

/** What a wind does to an ET by its relative angle, as a share of a headwind's effect (simulated cars, all within 0.03). */
const effects = [1, 0.71, 0.03, -0.61, -0.87] as const;
const apart = 45;

/** The effect at a relative angle of 0 to 180 degrees, between the five known ones along straight lines. */
export const windEffect = (relativeAngle: Degrees): number => {
  const place = Math.min(Math.max(relativeAngle, 0), 180) / apart;
  const below = Math.min(Math.floor(place), effects.length - 2);
  const [from, to] = [effects[below] ?? NaN, effects[below + 1] ?? NaN];
  return from + (place - below) * (to - from);
};
