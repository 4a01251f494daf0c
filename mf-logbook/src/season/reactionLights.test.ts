import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import fc from 'fast-check';
import { reactionLights } from './reactionLights';

const { reaction_time: _, ...slip } = novaPasses[0]!.timeslip;
const passWith = (reaction: number | undefined): LogEntry => ({
  ...novaPasses[0]!,
  timeslip: { ...slip, ...(reaction !== undefined && { reaction_time: seconds(reaction) }) },
});
const lightsOf = (...reactions: (number | undefined)[]) => reactionLights(reactions.map(passWith));
const drawn = (...reactions: number[]) =>
  lightsOf(...reactions)
    .bins.filter(({ count }) => count > 0)
    .map(({ from, count }) => [from, count]);

describe('the lights of a season', () => {
  test('are said by their middle, their middle half and the red ones', () => {
    const { words, red } = lightsOf(-0.004, 0.01, 0.02, 0.03, 0.04, undefined);
    expect(words).toBe('Median 0.020; half between 0.010 and 0.030; 1 red of 5.');
    expect(red).toBe(1);
  });

  test('stand in bins of 0.010 s, a red light never beside a green one', () => {
    expect(drawn(-0.01, -0.001, 0, 0.009, 0.01)).toEqual([
      [-1, 2],
      [0, 2],
      [1, 1],
    ]);
    // Products of these with 100 are a little too small.
    expect(drawn(0.29, 0.29, 0.29, 0.07, 0.07)).toEqual([
      [7, 2],
      [29, 3],
    ]);
  });

  test('do not stretch the picture with mistakes, and say how many are not drawn', () => {
    const { bins, words } = lightsOf(0.02, 0.02, 0.02, 0.02, 0.02, 12.345, -0.9);
    expect(bins.map(({ from }) => from)).toEqual([0, 1, 2]);
    expect(words).toBe('Median 0.020; half between 0.020 and 0.020; 1 red of 7; 2 not drawn.');
  });

  test('are not drawn below five, mistakes apart', () => {
    expect(lightsOf(0.01, 0.02, 0.03, 0.04, 9).bins).toEqual([]);
    expect(lightsOf(0.01, 0.02, 0.03, 0.04, 0.05).bins).not.toEqual([]);
    expect(lightsOf()).toMatchObject({ bins: [], red: 0 });
  });

  test('law: each is drawn once or counted as not drawn, in at most 81 bins', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -2, max: 2 }), { minLength: 5 }), (reactions) => {
        const { bins, words } = lightsOf(...reactions);
        const known = reactions.filter((reaction) => !Number.isNaN(reaction)).length;
        const left = Number(/(\d+) not drawn/.exec(words)?.[1] ?? 0);
        const sum = bins.reduce((all, { count }) => all + count, 0);
        expect(sum).toBe(known - left >= 5 ? known - left : 0);
        expect(bins.length).toBeLessThanOrEqual(81);
        expect(words).not.toMatch(/NaN|undefined/);
      }),
    );
  });
});
