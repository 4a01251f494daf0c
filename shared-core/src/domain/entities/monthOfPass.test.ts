import { fullPass } from '../../testing/fixtures/fullPass';
import { monthOfPass } from './monthOfPass';

test('the month of a pass is that of its track’s clocks', () => {
  const at = (log_entry_datetime: string) => monthOfPass({ ...fullPass, log_entry_datetime });
  expect(at('2026-07-01T04:59:59.000Z')).toEqual({
    id: 'nova_2026_06',
    vehicle_uid: 'nova',
    year: 2026,
    month: 6,
  });
  expect(at('2026-07-01T05:00:00.000Z')).toMatchObject({ id: 'nova_2026_07' });
  expect(at('2027-01-01T03:00:00.000Z')).toMatchObject({ year: 2026, month: 12 });
});

test.each([undefined, 'torn', {}, { vehicle: [], location: 7, log_entry_datetime: 5 }])(
  'a pass stored as %j goes to January 1970, so that it is not lost',
  (entry) => {
    expect(monthOfPass(entry)).toEqual({ id: '_1970_01', vehicle_uid: '', year: 1970, month: 1 });
  },
);
