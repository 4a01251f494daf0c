import { seconds } from '../units/units';
import { breakout, foulsOf, isRed } from './fouls';

const run = (reaction?: number, et?: number, dial?: number) => ({
  reaction: reaction === undefined ? undefined : seconds(reaction),
  et: et === undefined ? undefined : seconds(et),
  dial: dial === undefined ? undefined : seconds(dial),
});

test('a perfect light is green, a thousandth before it is red, an unknown one is not red', () => {
  expect([0, -0.001, undefined].map((reaction) => isRed(run(reaction)))).toEqual([false, true, false]);
});

test('a pass on its dial is no breakout, a thousandth below it is', () => {
  expect(breakout(run(0, 11.15, 11.15))).toBe(0);
  expect(breakout(run(0, 11.149, 11.15))).toBeCloseTo(0.001, 9);
  // Rounding of a sum is no breakout.
  expect(breakout(run(0, 0.3, 0.1 + 0.2))).toBe(0);
});

test('a breakout without dial or time is not known', () => {
  expect(breakout(run(0, undefined, 11.15))).toBe(0);
  expect(breakout(run(0, 11))).toBe(0);
  expect(breakout(run(0, NaN, 11.15))).toBe(0);
});

test('the red light stands before the breakout, both with their size', () => {
  const fouls = foulsOf(run(-0.004, 11.1, 11.15));
  expect(fouls.map(({ kind }) => kind)).toEqual(['red light', 'breakout']);
  expect(fouls.map(({ by }) => by)).toEqual([-0.004, expect.closeTo(-0.05, 9)]);
  expect(foulsOf(run())).toEqual([]);
});
