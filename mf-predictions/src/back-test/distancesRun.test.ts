import type { LogEntry } from '@holeshot/shared-core';
import { nova, novaPasses } from '@holeshot/shared-core/testing';
import { distancesRun } from './distancesRun';

const eighth = (pass: LogEntry): LogEntry => {
  const { et_1320: _, ...timeslip } = pass.timeslip;
  return { ...pass, timeslip };
};

describe('the distances a car has run', () => {
  test('begin with the one of most passes, of equals with the longer one', () => {
    expect(distancesRun(nova, novaPasses)).toEqual([1320, 660]);
    expect(distancesRun(nova, [eighth(novaPasses[0]!), ...novaPasses.slice(1)])).toEqual([660, 1320]);
  });

  test('count no pass of another car, nor one without weather', () => {
    expect(distancesRun({ ...nova, uid: 'duster' }, novaPasses)).toEqual([]);
    expect(distancesRun(nova, [{ ...novaPasses[0]!, weather: null }])).toEqual([]);
  });
});
