import fc from 'fast-check';
import { mph, seconds } from '../units/units';
import { raceOutcome, type Outcome, type Side, type Winner } from './raceOutcome';

const side = (reaction: number, et: number, dial?: number): Side => ({
  reaction: seconds(reaction),
  et: seconds(et),
  ...(dial !== undefined && { dial: seconds(dial) }),
  mph: mph(120),
});
const firstRed = { trueStart: false };
const race = (one: Side, other: Side, rules: Parameters<typeof raceOutcome>[2] = firstRed): Outcome => {
  const outcome = raceOutcome(one, other, rules);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
};

const thousandths = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => seconds(value / 1000));
/** Sides close enough to each other that each rule has its turn. */
const anySide: fc.Arbitrary<Side> = fc.record(
  {
    reaction: thousandths(-0.02, 0.05),
    et: thousandths(10.97, 11.03),
    dial: fc.constantFrom(10.99, 11, 11.01).map(seconds),
    mph: fc.integer({ min: 60, max: 200 }).map(mph),
  },
  { requiredKeys: [] },
);
const anyRules = fc.record({
  trueStart: fc.boolean(),
  first: fc.constantFrom<Winner | undefined>('one', 'other', 'dead heat', undefined),
});
const swapped: Record<Winner, Winner> = { one: 'other', other: 'one', 'dead heat': 'dead heat' };

describe('the outcome of a race', () => {
  test('[R1] a red light loses to anything, a breakout included', () => {
    const lost = { winner: 'other', reason: 'red light' };
    expect(race(side(-0.001, 11, 11), side(0.3, 11.9, 12))).toMatchObject(lost);
    expect(race(side(-0.001, 11, 11), side(0.3, 11.5, 12))).toMatchObject(lost);
    expect(race({ reaction: seconds(-0.001) }, {})).toEqual(lost);
  });

  test('[R1] of two red lights the first to leave loses, under true start the worse', () => {
    const slow = side(-0.001, 12, 12);
    const quick = side(-0.05, 11, 11);
    expect(race(slow, quick).winner).toBe('other');
    expect(race(slow, quick, { trueStart: true }).winner).toBe('one');
    expect(race(side(-0.002, 11), side(-0.001, 11)).winner).toBe('other');
  });

  test('[R1] of two red lights with an unknown dial, only true start tells the loser', () => {
    const unknownDial = side(-0.05, 11);
    expect(raceOutcome(side(-0.001, 12, 12), unknownDial, firstRed)).toMatchObject({
      ok: false,
      failure: { code: 'not-known' },
    });
    expect(race(side(-0.001, 12, 12), unknownDial, { trueStart: true }).winner).toBe('one');
  });

  test('[R2] a breakout loses to a clean pass, the larger of two to the smaller', () => {
    expect(race(side(0.01, 10.99, 11), side(0.1, 12.2, 12))).toMatchObject({
      winner: 'other',
      reason: 'breakout',
    });
    expect(race(side(0.2, 10.99, 11), side(0.01, 11.97, 12))).toMatchObject({
      winner: 'one',
      reason: 'breakout',
    });
  });

  test('[R2] an ET on the dial is no breakout, and of two equal breakouts the stripe decides', () => {
    expect(race(side(0.01, 8.9, 8.9), side(0.012, 8.9, 8.9))).toMatchObject({
      winner: 'one',
      reason: 'package',
    });
    expect(race(side(0.01, 10.98, 11), side(0.005, 11.98, 12))).toMatchObject({
      winner: 'other',
      reason: 'package',
    });
  });

  test('[R3] [R5] a .015 package beats a .020 by .005 s, 0.88 ft at 120 mph', () => {
    const { winner, reason, margin, feet } = race(side(0.01, 11.005, 11), side(0.015, 12.005, 12));
    expect({ winner, reason }).toEqual({ winner: 'one', reason: 'package' });
    expect(margin).toBeCloseTo(0.005, 9);
    expect(feet).toBeCloseTo(0.88, 2);
  });

  test('[R3] without dials, reaction and ET together decide', () => {
    expect(race(side(0.02, 7.5), side(0.06, 7.47))).toMatchObject({ winner: 'one', reason: 'package' });
    expect(race(side(0.02, 7.5), side(0.02, 7.5)).winner).toBe('dead heat');
  });

  test('[R4] with an unknown dial, the one seen first at the stripe wins', () => {
    const [mine, theirs] = [side(0.02, 11.01, 11), side(0.03, 9.88)];
    expect(raceOutcome(mine, theirs, firstRed).ok).toBe(false);
    expect(race(mine, theirs, { ...firstRed, first: 'one' })).toEqual({ winner: 'one', reason: 'stripe' });
    const brokeOut = side(0.02, 10.99, 11);
    expect(race(brokeOut, theirs, { ...firstRed, first: 'one' }).winner).toBe('other');
  });

  test('[R5] the margin is signed, in feet at the speed of the one behind, and left out where unknown', () => {
    const slower = { ...side(0.02, 11.1, 11), mph: mph(100) };
    const { margin, feet } = race(slower, side(0.02, 12, 12));
    expect(margin).toBeCloseTo(-0.1, 9);
    expect(feet).toBeCloseTo(-14.667, 3);
    const { mph: _, ...speedless } = slower;
    expect(race(speedless, side(0.02, 12, 12))).not.toHaveProperty('feet');
  });

  test('law: in the other lane the same race has the same winner and margin', () => {
    fc.assert(
      fc.property(anySide, anySide, anyRules, (one, other, { trueStart, first }) => {
        const there = raceOutcome(one, other, { trueStart, first });
        const here = raceOutcome(other, one, { trueStart, first: first && swapped[first] });
        expect(here.ok).toBe(there.ok);
        if (!there.ok || !here.ok) return;
        expect(here.value.winner).toBe(swapped[there.value.winner]);
        expect(here.value.reason).toBe(there.value.reason);
        expect((here.value.margin ?? 0) + (there.value.margin ?? 0)).toBeCloseTo(0, 9);
      }),
      { numRuns: 500 },
    );
  });

  test('law: seconds added to the ETs and dials of both, or to both clean reactions, change nothing', () => {
    const whole = fc.record({
      reaction: thousandths(0, 0.05),
      et: thousandths(10.97, 11.03),
      dial: fc.constantFrom(10.99, 11, 11.01).map(seconds),
    });
    fc.assert(
      fc.property(whole, whole, fc.nat(2000), fc.nat(200), (one, other, longer, later) => {
        const moved = ({ reaction, et, dial }: typeof one): Side => ({
          reaction: seconds(reaction + later / 1000),
          et: seconds(et + longer / 1000),
          dial: seconds(dial + longer / 1000),
        });
        const [before, after] = [race(one, other), race(moved(one), moved(other))];
        expect({ ...after, margin: 0 }).toEqual({ ...before, margin: 0 });
        expect(after.margin).toBeCloseTo(before.margin ?? NaN, 6);
      }),
      { numRuns: 500 },
    );
  });

  test('law: a winner who is quicker still, down to the dial, still wins', () => {
    fc.assert(
      fc.property(anySide, anySide, thousandths(0, 0.05), (one, other, quicker) => {
        const before = raceOutcome(one, other, firstRed);
        if (!before.ok || before.value.winner !== 'one' || one.et === undefined) return;
        const et = Math.max(one.et - quicker, one.dial ?? 0);
        const after = raceOutcome({ ...one, et: seconds(Math.min(one.et, et)) }, other, firstRed);
        expect(after.ok && after.value.winner).toBe('one');
      }),
      { numRuns: 500 },
    );
  });
});
