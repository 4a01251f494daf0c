import { learnOver, passesToLearn, seconds } from '@holeshot/shared-core';
import { greatLakes, indexPasses, nova, summerAfternoon } from '@holeshot/shared-core/testing';
import { nextHours, type NextHours } from './nextHours';

const place = { vehicle: nova, location: greatLakes };
const [engine] = learnOver([1320], place, passesToLearn(nova, indexPasses));
const reports = Array.from({ length: 24 }, (_, index) => ({
  ...summerAfternoon,
  datetime: new Date(Date.parse(summerAfternoon.datetime) - (23 - index) * 300_000).toISOString(),
}));

const etsWith = (timer: number): number[] => {
  const work = nextHours(engine!, greatLakes, reports, [], undefined, seconds(timer));
  let step: IteratorResult<unknown, NextHours> = work.next();
  while (!step.done) step = work.next();
  return step.value.ets.map(({ et }) => et);
};

test('the hours ahead are called with the timer of the next pass', () => {
  const [full, stopped] = [etsWith(0), etsWith(1.1)];
  expect(full).toHaveLength(4);
  for (const [hour, et] of stopped.entries()) expect(et - full[hour]!).toBeCloseTo(0.66, 1);
});
