import fc from 'fast-check';
import { raceOutcome } from '../race/raceOutcome';
import { seconds } from '../units/units';
import { countRaces, drawRaces, type DrawnRaces, type RaceAhead } from './drawRaces';
import { normalSpread, usualReactions } from './spread';

const dial = seconds(10.48);
const racer = { reaction: usualReactions(), et: normalSpread(seconds(10.5), seconds(0.02)) };
const equal: RaceAhead = { own: racer, other: racer, otherDial: dial, trueStart: false };
/** One race with these numbers. */
const single = (
  [reaction, et]: [number, number],
  [otherReaction, otherEt, otherDial]: [number, number, number | undefined],
  trueStart = false,
): DrawnRaces => ({
  count: 1,
  reaction: Float64Array.of(reaction),
  et: Float64Array.of(et),
  otherReaction: Float64Array.of(otherReaction),
  otherEt: Float64Array.of(otherEt),
  otherDial: otherDial === undefined ? undefined : seconds(otherDial),
  trueStart,
});

describe('the drawn races', () => {
  test('of equal cars are won by each half of the time, by a dial, an index and heads up', () => {
    expect(countRaces(drawRaces(equal, 1), dial).win).toBeCloseTo(0.5, 1.9);
    const index = { ...equal, otherDial: seconds(10.5) };
    expect(countRaces(drawRaces(index, 2), seconds(10.5)).win).toBeCloseTo(0.5, 1.9);
    const headsUp = { ...equal, otherDial: undefined };
    expect(countRaces(drawRaces(headsUp, 3), undefined).win).toBeCloseTo(0.5, 1.9);
  });

  test('are the same for the same seed, and 20,000', () => {
    const drawn = drawRaces(equal, 7);
    expect(drawn.count).toBe(20_000);
    expect(countRaces(drawn, dial)).toEqual(countRaces(drawRaces(equal, 7), dial));
  });

  test('go to the other driver where one does not win, a dead heat in halves', () => {
    const drawn = drawRaces(equal, 4);
    const swapped = {
      ...drawn,
      ...{ reaction: drawn.otherReaction, et: drawn.otherEt },
      ...{ otherReaction: drawn.reaction, otherEt: drawn.et },
    };
    expect(countRaces(drawn, dial).win + countRaces(swapped, dial).win).toBeCloseTo(1, 9);
    expect(countRaces(single([0.02, 10.5], [0.02, 10.5, 10.48]), dial).win).toBe(0.5);
  });

  test('have the red lights and breakouts of their distributions', () => {
    const { red, breakout } = countRaces(drawRaces(equal, 5), dial);
    expect(red).toBeCloseTo(0.035, 1.9);
    expect(breakout).toBeCloseTo(0.159, 1.9);
  });

  test('follow the rules: red before breakout, the smaller breakout, the first red over a head start', () => {
    expect(countRaces(single([-0.001, 10.5], [0.2, 9.9, 10]), dial).win).toBe(0);
    expect(countRaces(single([0.05, 10.47], [0.01, 9.98, 10]), dial).win).toBe(1);
    const bothRed: [[number, number], [number, number, number]] = [
      [-0.001, 10.5],
      [-0.05, 2.6, 2.48],
    ];
    expect(countRaces(single(...bothRed), dial).win).toBe(0);
    expect(countRaces(single(...bothRed, true), dial).win).toBe(1);
  });

  test('law: each has the winner that the log book would write', () => {
    const drawn = drawRaces(
      {
        own: { reaction: normalSpread(seconds(0.005), seconds(0.02)), et: racer.et },
        other: {
          reaction: normalSpread(seconds(0.005), seconds(0.02)),
          et: normalSpread(seconds(9), seconds(0.02)),
        },
        otherDial: seconds(8.99),
        trueStart: false,
      },
      6,
      2000,
    );
    const { results } = countRaces(drawn, dial);
    results.forEach((result, index) => {
      const outcome = raceOutcome(
        { reaction: seconds(drawn.reaction[index]!), et: seconds(drawn.et[index]!), dial },
        {
          reaction: seconds(drawn.otherReaction[index]!),
          et: seconds(drawn.otherEt[index]!),
          dial: seconds(8.99),
        },
        { trueStart: false },
      );
      expect(outcome.ok && outcome.value.winner).toBe(result === 2 ? 'one' : 'other');
    });
  });

  test('law: a later light never wins more often, as long as it was not red', () => {
    const clean = { ...equal, own: { ...racer, reaction: normalSpread(seconds(0.1), seconds(0.01)) } };
    const drawn = drawRaces(clean, 8);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }), (later, more) => {
        const before = countRaces(drawn, dial, later / 1000).win;
        expect(countRaces(drawn, dial, (later + more) / 1000).win).toBeLessThanOrEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  test('law: a car that surely breaks out wins only over red lights and larger breakouts', () => {
    const drawn = drawRaces(equal, 9);
    const { win, breakout } = countRaces(drawn, seconds(12));
    expect(breakout).toBe(1);
    expect(win).toBeCloseTo(0.035, 1.9);
  });
});
