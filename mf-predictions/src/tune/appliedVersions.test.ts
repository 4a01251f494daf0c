import type { TuneVersion } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { appliedVersions } from './appliedVersions';

const version = (n: number, reason: TuneVersion['reason'], learned: number): TuneVersion => ({
  vehicle_uid: nova.uid,
  n,
  datetime: '2026-06-20T16:00:00.000Z',
  reason,
  base_tune: nova.base_tune,
  ddpe_tune: { ...nova.ddpe_tune, tune_version_1320: learned },
});

const applied = (...newestFirst: TuneVersion[]) => appliedVersions(newestFirst, 1320).map(({ n }) => n);

describe('the versions of a tune that can be undone here', () => {
  test('are the suggestions over this distance, pressed or by themselves, newest first', () => {
    const versions = [version(3, 'automatic', 3), version(2, 'suggested', 2), version(1, 'first', 1)];
    expect(applied(...versions)).toEqual([3, 2]);
  });

  test('are not what the racer typed, undid or began with', () => {
    expect(applied(version(3, 'racer', 3), version(2, 'undone', 2), version(1, 'first', 1))).toEqual([]);
  });

  test('are not the suggestions over another distance, which leave the numbers of this one', () => {
    expect(applied(version(2, 'suggested', 1), version(1, 'first', 1))).toEqual([]);
    expect(appliedVersions([version(2, 'suggested', 2), version(1, 'first', 1)], 660)).toEqual([]);
  });

  test('count the oldest known one, whose predecessor nobody remembers', () => {
    expect(applied(version(2, 'suggested', 2))).toEqual([2]);
    expect(applied()).toEqual([]);
  });
});
