import fc from 'fast-check';
import { seconds } from '../units/units';
import { solveDelayBox } from './solveDelayBox';

const solve = (delay: number, reaction: number, wanted: number, dials?: [number, number]) =>
  solveDelayBox({
    delay: seconds(delay),
    reaction: seconds(reaction),
    wanted: seconds(wanted),
    ...(dials && { crossover: { dial: seconds(dials[0]), opponentDial: seconds(dials[1]) } }),
  });

describe('the delay of a delay box', () => {
  test.each([
    [1.152, 0.022, 0.01, 1.14],
    [1.152, -0.004, 0.006, 1.162],
    [0, 0.02, 0.02, 0],
  ])('%s with a reaction of %s becomes, for %s, %s', (delay, reaction, wanted, solved) => {
    const found = solve(delay, reaction, wanted);
    expect(found.ok && found.value).toBeCloseTo(solved, 9);
  });

  test('off the tree of a slower opponent is longer by the difference of the dials', () => {
    const found = solve(1.152, 0.022, 0.01, [8.9, 10.45]);
    expect(found.ok && found.value).toBeCloseTo(2.69, 9);
  });

  test.each([
    ['red', solve(1.1, 0.02, -0.001)],
    ['faster', solve(1.1, 0.02, 0.01, [10, 9])],
    ['no-delay', solve(0.01, 0.08, 0.01)],
    ['number', solve(NaN, 0.08, 0.01)],
  ])('fails with %s where there is none', (code, found) => {
    expect(found).toMatchObject({ ok: false, failure: { code } });
  });

  test('law: a longer delay is a later reaction, thousandth for thousandth', () => {
    const time = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(
      fc.property(time(2), time(0.2), time(0.2), (delay, reaction, wanted) => {
        const found = solve(delay, reaction, wanted);
        if (found.ok) expect(reaction + (found.value - delay)).toBeCloseTo(wanted, 6);
      }),
    );
  });
});
