import { mph, seconds } from '../units/units';
import { marginOfVictory, type Side } from './marginOfVictory';

const side = (reaction: number, et: number, dial: number): Side => ({
  reaction: seconds(reaction),
  et: seconds(et),
  dial: seconds(dial),
  mph: mph(120),
});
const first = { trueStart: false };

describe('the outcome of a bracket race', () => {
  test('a .015 package beats a .020 by .005 s, 0.88 ft at 120 mph', () => {
    const outcome = marginOfVictory(side(0.01, 11.005, 11), side(0.015, 12.005, 12), first);
    expect(outcome).toMatchObject({ winner: 'one', reason: 'package' });
    expect(outcome.margin).toBeCloseTo(0.005, 9);
    expect(outcome.feet).toBeCloseTo(0.88, 2);
  });

  test('rule 1: a red light loses whatever the other does', () => {
    expect(marginOfVictory(side(-0.001, 11, 11), side(0.3, 11.9, 12), first)).toMatchObject({
      winner: 'other',
      reason: 'red light',
    });
  });

  test('rule 1: of two red lights the first loses, under true start the worse', () => {
    const slow = side(-0.001, 12, 12);
    const quick = side(-0.05, 11, 11);
    expect(marginOfVictory(slow, quick, first).winner).toBe('other');
    expect(marginOfVictory(slow, quick, { trueStart: true }).winner).toBe('one');
  });

  test('rule 2: a breakout loses to a clean pass, the larger of two to the smaller', () => {
    expect(marginOfVictory(side(0.01, 10.99, 11), side(0.1, 12.2, 12), first)).toMatchObject({
      winner: 'other',
      reason: 'breakout',
    });
    expect(marginOfVictory(side(0.01, 10.99, 11), side(0.1, 11.97, 12), first).winner).toBe('one');
  });
});
