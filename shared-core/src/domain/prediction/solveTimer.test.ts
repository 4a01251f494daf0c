import fc from 'fast-check';
import type { LogEntry } from '../entities/LogEntry';
import { seconds } from '../units/units';
import { greatLakes } from '../../testing/fixtures/fixtures';
import { indexPasses, nova, novaPasses } from '../../testing/fixtures/novaSeason';
import { learnOver } from './learnOver';
import { passesToLearn } from './passesToLearn';
import { predict } from './predict';
import { solveTimer, type SolvedTimer } from './solveTimer';

const engineOf = (passes: LogEntry[]) =>
  learnOver([1320], { vehicle: nova, location: greatLakes }, passesToLearn(nova, passes))[0]!;
const engine = engineOf(indexPasses);
const observation = indexPasses.at(-1)!.weather!;
const next = { location: greatLakes, observation };

const solve = (index: number, of = engine): SolvedTimer => {
  const found = solveTimer(of, next, seconds(index));
  if (!found.ok) throw new Error(found.failure.message);
  return found.value;
};

describe('the timer for an index', () => {
  test('runs it with half of the passes quicker, between its neighbouring hundredths', () => {
    const { solved, rungs } = solve(11.9);
    expect(solved.timer).toBeGreaterThan(1.02);
    expect(solved.timer).toBeLessThan(1.18);
    expect(solved.prediction.et).toBeCloseTo(11.9, 2);
    expect(solved.risk).toBeCloseTo(0.5, 1);
    const middle = Math.round(solved.timer * 100);
    expect(rungs.map(({ timer }) => Math.round(timer * 100) - middle)).toEqual([-2, -1, 0, 1, 2]);
  });

  test('law: gives back the timer whose ET is asked, and each longer rung breaks out less', () => {
    const timer = fc.integer({ min: 1, max: 3000 }).map((thousandths) => thousandths / 1000);
    const passes = fc.constantFrom(1, 2, 3, indexPasses.length);
    const engines = new Map([1, 2, 3, indexPasses.length].map((n) => [n, engineOf(indexPasses.slice(0, n))]));
    fc.assert(
      fc.property(timer, passes, (asked, n) => {
        const car = engines.get(n)!;
        const called = predict(car, { ...next, throttleStop: seconds(asked) });
        if (!called.ok) throw new Error(called.failure.message);
        const { solved, rungs } = solve(called.value.et, car);
        expect(Math.abs(solved.timer - asked)).toBeLessThan(0.0009);
        expect(solved.timer).toBe(Number(solved.timer.toFixed(3)));
        expect(rungs).toHaveLength(5);
        for (const [at, rung] of rungs.entries()) {
          expect(rung.timer).toBeGreaterThanOrEqual(0);
          expect(rung.risk).toBeLessThan(rungs[at - 1]?.risk ?? 1.1);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is told with a wider interval the further it lies from those that the car ran', () => {
    const widthAt = (index: number) => solve(index).solved.prediction.sd;
    expect(widthAt(13)).toBeGreaterThan(2 * widthAt(11.9));
    expect(widthAt(14)).toBeGreaterThan(1.5 * widthAt(13));
  });

  test.each([
    [8.9, 'too-slow', /^Full throttle gives 11\.\d{3}: this index is quicker than the car\.$/],
    [0, 'too-slow', /quicker than the car/],
    [-1, 'too-slow', /quicker than the car/],
    [1090, 'too-long', /would last the whole pass/],
    [NaN, 'number', /not a number/],
    [Infinity, 'number', /not a number/],
  ])('of %s is a sentence instead of a number', (index, code, message) => {
    expect(solveTimer(engine, next, seconds(index))).toMatchObject({
      failure: { code, message: expect.stringMatching(message) as string },
    });
  });

  test('fails as a call does: without a pass, and without air', () => {
    expect(solveTimer(engineOf([]), next, seconds(11.9))).toMatchObject({ failure: { code: 'no-pass' } });
    const unknown = { ...observation, pressure: NaN as never };
    const airless = solveTimer(engine, { ...next, observation: unknown }, seconds(11.9));
    expect(airless).toMatchObject({ failure: { code: 'no-air' } });
  });

  test('is supposed by physics for a car that noted none, with the doubt about its stop', () => {
    expect(solve(11.9, engineOf(novaPasses)).solved.prediction.sd).toBeGreaterThan(0.05);
  });
});
