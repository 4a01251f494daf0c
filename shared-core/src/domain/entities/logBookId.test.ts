import fc from 'fast-check';
import { logBookId } from './logBookId';

describe('the log book of a pass', () => {
  test('is named by its vehicle, year and two-digit month', () => {
    expect(logBookId('car', '2026-06-20T18:05:00.000Z', 'America/Chicago')).toEqual({
      id: 'car_2026_06',
      year: 2026,
      month: 6,
    });
  });

  test('follows the clocks of the track, UTC where the zone is unknown', () => {
    const newYear = '2027-01-01T03:00:00.000Z';
    expect(logBookId('car', newYear, 'America/Chicago').id).toBe('car_2026_12');
    expect(logBookId('car', newYear, '').id).toBe('car_2027_01');
    expect(logBookId('car', newYear, 'No/Where').id).toBe('car_2027_01');
  });

  test('exists for a time that cannot be read', () => {
    expect(logBookId('car', 'soon', 'UTC').id).toBe('car_1970_01');
  });

  test('law: vehicle, year and month can be read back from the id', () => {
    const times = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.uuid(),
        times,
        fc.constantFrom('America/Denver', 'Asia/Tokyo', ''),
        (uid, time, zone) => {
          const { id, year, month } = logBookId(uid, time.toISOString(), zone);
          const [, vehicle, readYear, readMonth] = /^(.*)_(\d{4})_(\d{2})$/.exec(id) ?? [];
          expect([vehicle, Number(readYear), Number(readMonth)]).toEqual([uid, year, month]);
          expect(Math.abs(Date.UTC(year, month - 1, 15) - time.getTime())).toBeLessThan(18 * 86_400_000);
        },
      ),
    );
  });
});
