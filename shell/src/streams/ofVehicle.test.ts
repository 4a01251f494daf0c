import { of } from 'rxjs';
import { absent, present, unknown, type Loadable, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { ofVehicle } from './ofVehicle';

const other: LogEntry = {
  ...novaPasses[0]!,
  log_entry_uid: 'other',
  vehicle: { ...novaPasses[0]!.vehicle, uid: 'bike' },
};
const passes = (vehicleUid: string | undefined, entries: Loadable<LogEntry[]>) => {
  let seen: Loadable<LogEntry[]> | undefined;
  of(entries)
    .pipe(ofVehicle(vehicleUid))
    .subscribe((value) => (seen = value));
  return seen;
};

describe('the passes of one vehicle', () => {
  const all = present([other, ...novaPasses]);

  test('are its own, in the same order', () => {
    expect(passes('nova', all)).toEqual(present(novaPasses));
    expect(passes('bike', all)).toEqual(present([other]));
  });

  test('are all without a vehicle', () => {
    expect(passes(undefined, all)).toEqual(all);
  });

  test('are absent if it has none, and unknown while nothing is known', () => {
    expect(passes('boat', all)).toEqual(absent);
    expect(passes('nova', unknown)).toEqual(unknown);
    expect(passes('nova', absent)).toEqual(absent);
  });
});
