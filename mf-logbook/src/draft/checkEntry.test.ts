import type { CustomField } from '@holeshot/shared-core';
import { greatLakes, nova } from '@holeshot/shared-core/testing';
import { checkEntry } from './checkEntry';
import { freshEntry, type EntryDraft } from './entryDraft';

const now = Date.parse('2026-06-20T18:00:00.000Z');
const place = { passUid: 'p', vehicleUid: 'nova', locationUid: 'great-lakes', localTime: '2026-06-20T12:00' };
type Context = Parameters<typeof checkEntry>[1];
const check = (change: Partial<EntryDraft> = {}, context: Partial<Context> = {}) =>
  checkEntry(
    { ...freshEntry(place), et_1320: '11.241', ...change },
    { vehicle: nova, location: greatLakes, weather: 'found', fields: [], now, ...context },
  );
const errors = (...of: Parameters<typeof check>) => check(...of).errors;

test('a slip with a car, a track, a time, an ET and its weather may be saved', () => {
  expect(check()).toEqual({ errors: {}, doubts: [], awaitsWeather: false });
});

test('a car and a track are asked for, and without a track nothing else', () => {
  expect(errors({}, { vehicle: undefined })).toEqual({ vehicleUid: 'Choose the vehicle.' });
  expect(errors({ et_1320: 'x' }, { vehicle: undefined, location: undefined })).toEqual({
    ...{ vehicleUid: 'Choose the vehicle.', locationUid: 'Choose the track.' },
  });
});

test.each([
  ['', 'Enter the date and time of the slip.'],
  ['0020-06-20T12:00', 'This time is before 1950. Check the year.'],
  ['2026-06-21T13:01', 'This time is in the future. Check the date.'],
  ['2026-03-08T02:30', 'Clocks skip this time. Enter another.'],
  ['2025-11-02T01:30', 'This time comes twice. Choose the first or the second.'],
])('the time “%s” is refused, and no weather is asked for it', (localTime, sentence) => {
  expect(errors({ localTime }, { weather: 'no-time' })).toEqual({ localTime: sentence });
});

test('an empty slip asks for the finish of its track', () => {
  const sentence = 'Enter the ET, or at least one time from the slip.';
  expect(errors({ et_1320: '' })).toEqual({ et_1320: sentence });
  expect(errors({}, { location: { ...greatLakes, track_length: 660 } })).toEqual({ et_660: sentence });
  expect(errors({ et_1320: '', et_60: '1.562' })).toEqual({});
});

test('a text that is no number is named at its field alone', () => {
  expect(errors({ et_1320: '11.2.4' })).toEqual({ et_1320: 'Type a number, such as 11.241.' });
});

test('weather is waited for while it is asked, and asked about where it is not known', () => {
  expect(check({}, { weather: 'asking' })).toMatchObject({ errors: {}, awaitsWeather: true });
  expect(check({ withoutWeather: true }, { weather: 'asking' })).toMatchObject({
    errors: {},
    awaitsWeather: false,
  });
  expect(check({}, { weather: 'failed' })).toMatchObject({
    errors: { withoutWeather: 'No weather for this pass. Type it in, or check this to save without it.' },
    awaitsWeather: false,
  });
  expect(errors({ withoutWeather: true }, { weather: 'no-station' })).toEqual({});
});

test('typed weather needs all but the wind', () => {
  expect(errors({ weatherTyped: true })).toEqual({
    air_temp: 'Enter the temperature.',
    humidity: 'Enter the humidity.',
    pressure: 'Enter the station pressure.',
  });
  const typed = { weatherTyped: true, air_temp: '87', humidity: '54', pressure: '29.1' };
  expect(errors(typed)).toEqual({});
  expect(Object.keys(errors({ ...typed, humidity: '540' }))).toEqual(['humidity']);
});

test('typed weather that a station filled in waits for the station', () => {
  const filled = { weatherTyped: true, weatherFilled: { air_temp: '87' } };
  expect(check(filled, { weather: 'asking' })).toMatchObject({ errors: {}, awaitsWeather: true });
});

test('a field of the racer’s own that is no number is refused', () => {
  const rpm = { pk: 'rpm', isNumeric: true, numericFormat: '0' } as CustomField;
  expect(errors({ custom: { rpm: 'fast' } }, { fields: [rpm] })).toEqual({
    custom: 'Type a number, such as 4350.',
  });
});

test('an unusual value is a question, no mistake', () => {
  const { errors: none, doubts } = check({
    ...{ et_60: '0.9', doubtful: ['locationUid'], weatherTyped: true, weatherTypedFor: '2026-06-19' },
    ...{ air_temp: '87', humidity: '54', pressure: '29.1' },
  });
  expect(none).toEqual({});
  expect(doubts.map(({ sentence }) => sentence)).toEqual([
    'A 60 ft of 0.900 is unusual for an ET of 11.241. Is this right?',
    'The slip may be from another track than Great Lakes Dragaway.',
    'The weather was typed for 06/19/2026.',
  ]);
});
