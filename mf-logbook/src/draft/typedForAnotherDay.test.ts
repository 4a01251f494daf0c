import { freshEntry, type EntryDraft } from './entryDraft';
import { typedForAnotherDay } from './typedForAnotherDay';

const place = { passUid: 'p', vehicleUid: 'nova', locationUid: 'great-lakes', localTime: '2026-06-21T12:00' };
const day = (change: Partial<EntryDraft>) =>
  typedForAnotherDay({ ...freshEntry(place), air_temp: '87', weatherTypedFor: '2026-06-20', ...change });

test('weather typed by hand for another day names that day', () => {
  expect(day({})).toBe('06/20/2026');
});

test.each<[string, Partial<EntryDraft>]>([
  ['of the same day', { localTime: '2026-06-20T23:59' }],
  ['that nobody typed', { air_temp: ' ' }],
  ['that a station filled in', { weatherFilled: { air_temp: '87' } }],
  ['without a day', { weatherTypedFor: '' }],
  ['of a slip without a time', { localTime: '' }],
])('weather %s is of no other day', (_, change) => {
  expect(day(change)).toBeUndefined();
});

test('one value typed over what a station filled in is enough', () => {
  expect(day({ weatherFilled: { air_temp: '86' } })).toBe('06/20/2026');
});
