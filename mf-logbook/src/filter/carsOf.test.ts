import type { LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { carsOf } from './carsOf';

test('the cars of passes are listed once each, the one that ran last first, by its latest name', () => {
  const [first] = novaPasses as [LogEntry];
  const other = { ...first, vehicle: { ...first.vehicle, uid: 'duster', name: 'Duster' } };
  const renamed = {
    ...other,
    log_entry_datetime: '2026-12-01T12:00:00.000Z',
    vehicle: { ...other.vehicle, name: "'72 Duster" },
  };
  const names = (entries: LogEntry[]) => carsOf(entries).map(({ name }) => name);
  expect(names([other, ...novaPasses])).toEqual(["'69 Nova", 'Duster']);
  expect(names([...novaPasses, renamed, other])).toEqual(["'72 Duster", "'69 Nova"]);
  expect(names([])).toEqual([]);
});
