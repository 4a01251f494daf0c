import { greatLakes } from '../../testing/fixtures/fixtures';
import { fullPass } from '../../testing/fixtures/fullPass';
import { seasonOf } from './seasonOf';

const seasonAt = (log_entry_datetime: string, timezone: string): number =>
  seasonOf({ ...fullPass, log_entry_datetime, location: { ...greatLakes, timezone } });

test.each([
  ['2026-06-20T18:00:00.000Z', 'America/Chicago', 2026],
  ['2027-01-01T05:59:59.000Z', 'America/Chicago', 2026],
  ['2027-01-01T06:00:00.000Z', 'America/Chicago', 2027],
  ['2026-12-31T10:00:00.000Z', 'Pacific/Kiritimati', 2027],
  ['2027-01-01T10:59:59.000Z', 'Pacific/Pago_Pago', 2026],
  ['2027-01-01T00:00:00.000Z', '', 2027],
  ['2026-12-31T23:59:59.000Z', 'No/Where', 2026],
])('a pass at %s in %j counts to %d', (at, timezone, season) => {
  expect(seasonAt(at, timezone)).toBe(season);
});

test('a time that cannot be read has no season', () => {
  expect(seasonAt('yesterday', 'America/Chicago')).toBeNaN();
});
