import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { foulWords, resultWithFouls } from './foulWords';

const pass = novaPasses.at(-1)!;
const run = (reaction_time: number, dialin_et: number): LogEntry => ({
  ...pass,
  timeslip: {
    ...{ ...pass.timeslip, result: 'Loss' },
    ...{ reaction_time: seconds(reaction_time), dialin_et: seconds(dialin_et) },
  },
});

test('a clean pass has no foul', () => {
  expect(foulWords(run(0, 11.241))).toEqual([]);
  expect(resultWithFouls(run(0, 11.241))).toBe('Loss');
});

test('a red light and a breakout are told by how much, each on one line', () => {
  expect(foulWords(run(-0.004, 11))).toEqual(['Red\u00a0light\u00a0−0.004']);
  expect(foulWords(run(0.02, 11.25))).toEqual(['Breakout\u00a0−0.009']);
  expect(resultWithFouls(run(-0.004, 11))).toBe('Loss, red light');
  expect(resultWithFouls(run(-0.004, 11.25))).toMatch(/^Loss, (red light, breakout|breakout, red light)$/);
});
