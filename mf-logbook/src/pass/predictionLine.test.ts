import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { predictionLine } from './predictionLine';

const pass = novaPasses.at(-1)!;
const predicted = (finish_ddp: number, quality: LogEntry['timeslip']['quality'] = 'All Out'): LogEntry => ({
  ...pass,
  timeslip: { ...pass.timeslip, quality },
  derived: { ...pass.derived, finish_et: seconds(11.241), finish_ddp: seconds(finish_ddp) },
});

test('a pass says by how much it missed its prediction, a slower one with a plus', () => {
  expect(predictionLine(predicted(11.25))).toBe('pred −0.009');
  expect(predictionLine(predicted(11.235))).toBe('pred +0.006');
});

test('a pass that was not predicted, or has no finish, says nothing', () => {
  const { finish_ddp: _, ...unpredicted } = predicted(11.25).derived;
  const { finish_et: __, ...unfinished } = predicted(11.25).derived;
  for (const derived of [unpredicted, unfinished])
    expect(predictionLine({ ...pass, derived })).toBeUndefined();
});

test('a pass that was not all out, or does not look it, is not counted', () => {
  expect(predictionLine(predicted(11.25, 'Lifted'))).toBe('not counted');
  expect(predictionLine(predicted(11.25), 'Spun')).toBe('not counted');
});
