import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { parseLogEntry } from './parseLogEntry';

const [entry] = streetCarPasses as [(typeof streetCarPasses)[number]];
const messageOf = (result: { ok: boolean; failure?: { message: string } }): string | undefined =>
  result.failure?.message;

describe('a stored pass', () => {
  test('reads as it was written', () => {
    expect(parseLogEntry(entry)).toEqual({ ok: true, value: entry });
  });

  test('keeps unknown fields out and takes null for missing', () => {
    const stored = {
      ...entry,
      hacked: true,
      notes: null,
      custom_fields: { ...entry.custom_fields, empty: null },
      timeslip: { ...entry.timeslip, et_60: null, et_330: undefined, extra: 1 },
    };
    const { et_60: _left, ...timeslip } = entry.timeslip;
    expect(parseLogEntry(stored)).toEqual({ ok: true, value: { ...entry, timeslip } });
  });

  test.each([
    [
      'text for a number',
      { timeslip: { ...entry.timeslip, et_1320: '12.3' } },
      'timeslip.et_1320 is not a number',
    ],
    ['NaN', { timeslip: { ...entry.timeslip, et_660: NaN } }, 'timeslip.et_660 is not a number'],
    [
      'infinity',
      { weather: { ...entry.weather, pressure: Infinity } },
      'weather.pressure is not a finite number',
    ],
    ['an unknown lane', { timeslip: { ...entry.timeslip, lane: 'Middle' } }, 'timeslip.lane is not a lane'],
    ['a time that is none', { log_entry_datetime: 'yesterday' }, 'log_entry_datetime is not a time'],
    ['a list for a record', { location: [] }, 'location is not a record'],
    ['a missing car', { vehicle: undefined }, 'vehicle is missing'],
    [
      'a missing temperature',
      { weather: { ...entry.weather, air_temp: null } },
      'weather.air_temp is missing',
    ],
    ['a record for text', { notes: {} }, 'notes is not text'],
    [
      'a custom field named as JavaScript names its own',
      { custom_fields: { constructor: 7 } },
      'custom_fields is keyed by a name that is reserved',
    ],
    ['a nested custom field', { custom_fields: { x: {} } }, 'custom_fields.x is neither text nor a number'],
  ])('with %s is broken and says where', (_, change, problem) => {
    expect(messageOf(parseLogEntry({ ...entry, ...change }))).toBe(`This pass cannot be read: ${problem}.`);
  });
});
