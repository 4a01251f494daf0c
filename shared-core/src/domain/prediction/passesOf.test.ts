import type { LogEntry } from '../entities/LogEntry';
import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';
import { passesOf } from './passesOf';

const passAt = (uid: string, at: string, car = streetCar.uid): LogEntry => ({
  ...streetCarPasses[0]!,
  log_entry_uid: uid,
  log_entry_datetime: at,
  vehicle: { ...streetCarPasses[0]!.vehicle, uid: car },
});
const noon = '2026-06-20T12:00:00.000Z';
const one = '2026-06-20T13:00:00.000Z';
const uids = (passes: readonly LogEntry[], now?: number) =>
  passesOf(streetCar, passes, now).map(({ log_entry_uid }) => log_entry_uid);

describe('the passes of a car', () => {
  test('come oldest first, those of one moment by their ids', () => {
    expect(uids([passAt('b', one), passAt('c', noon), passAt('a', one)])).toEqual(['c', 'a', 'b']);
  });

  test('are its own, each once, with a time that can be read', () => {
    const other = passAt('other', noon, 'duster');
    expect(uids([passAt('a', noon), other, passAt('a', noon), passAt('b', 'soon')])).toEqual(['a']);
  });

  test('end before now', () => {
    const both = [passAt('a', noon), passAt('b', one)];
    expect(uids(both, Date.parse(one))).toEqual(['a']);
    expect(uids(both, Date.parse(one) + 1)).toEqual(['a', 'b']);
  });
});
