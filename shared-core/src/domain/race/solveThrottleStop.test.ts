import fc from 'fast-check';
import { seconds } from '../units/units';
import { solveThrottleStop } from './solveThrottleStop';

const solve = (index: number, et: number, timer: number, ratio: number) =>
  solveThrottleStop({ index: seconds(index), et: seconds(et), timer: seconds(timer), ratio });

describe('the timer of a throttle stop', () => {
  test('at a ratio of 2, half a second slower takes one second more', () => {
    const solved = solve(9.9, 9.4, 1.2, 2);
    expect(solved.ok && solved.value).toBeCloseTo(2.2, 9);
  });

  test.each([
    [8.9, 7.85, 0, 1.8, 1.89],
    [9.9, 9.912, 2.35, 1.6, 2.3308],
    [10.9, 10.9, 1.5, 2, 1.5],
    [8.9, 8.9, 0, 1, 0],
  ])('%s from %s with %s at a ratio of %s gives %s', (index, et, timer, ratio, wanted) => {
    const solved = solve(index, et, timer, ratio);
    expect(solved.ok && solved.value).toBeCloseTo(wanted, 9);
  });

  test.each([
    ['ratio', solve(8.9, 8, 1, 0)],
    ['ratio', solve(8.9, 8, 1, NaN)],
    ['too-slow', solve(8.9, 9.2, 0.5, 2)],
    ['too-long', solve(10.9, 7, 4, 2)],
    ['number', solve(NaN, 7, 4, 2)],
  ])('fails with %s where there is none', (code, solved) => {
    expect(solved).toMatchObject({ ok: false, failure: { code } });
  });

  test('tells the ET at full throttle for too slow a car', () => {
    expect(solve(8.9, 9.2, 0.5, 2)).toMatchObject({
      failure: { message: expect.stringContaining('Full throttle gives 8.950') as string },
    });
  });

  test('law: the solved timer gives the index', () => {
    const time = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(time(8, 12), time(6, 12), time(0, 4), time(0.5, 4), (index, et, timer, ratio) => {
        const solved = solve(index, et, timer, ratio);
        if (!solved.ok) return;
        expect(et + (solved.value - timer) / ratio).toBeCloseTo(index, 6);
        expect(solved.value).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
