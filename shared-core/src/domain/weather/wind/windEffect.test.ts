import fc from 'fast-check';
import { degrees } from '../../units/units';
import { windEffect } from './windEffect';

describe('the effect of a wind by its angle', () => {
  test.each([
    [0, 1],
    [45, 0.71],
    [90, 0.03],
    [135, -0.61],
    [180, -0.87],
    [22.5, 0.855],
  ])('at %d degrees is %d of a headwind', (angle, effect) => {
    expect(windEffect(degrees(angle))).toBeCloseTo(effect, 9);
  });

  test('law: the more from behind, the less it slows', () => {
    const angle = fc.double({ min: 0, max: 180, noNaN: true });
    fc.assert(
      fc.property(angle, angle, (one, other) => {
        const [ahead, behind] = [Math.min(one, other), Math.max(one, other)];
        expect(windEffect(degrees(behind))).toBeLessThanOrEqual(windEffect(degrees(ahead)));
      }),
      { seed: 4 },
    );
  });
});
