import { withWorkedOut } from '../logbook/workedOut';
import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import { parseLocation } from './parseLocation';
import { parseLogBook } from '../logbook/parseLogBook';
import { parseLogEntry } from './parseLogEntry';
import { defaultUserSettings, parseUserSettings } from './parseUserSettings';
import { parseVehicle } from './parseVehicle';

const [location] = streetCarLocations as [(typeof streetCarLocations)[number]];
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

describe('a stored month', () => {
  test('gives the readable passes, and the others with a reason', () => {
    const bad = { ...entry, log_entry_uid: 'bad', timeslip: 7 };
    const entries = { [entry.log_entry_uid]: entry, bad, moved: entry, empty: null };
    expect(parseLogBook({ user_uid: 'racer', entries })).toEqual({
      entries: [withWorkedOut(entry)],
      broken: [
        { id: 'bad', reason: 'This pass cannot be read: timeslip is not a record.', stored: bad },
        { id: 'moved', reason: 'This pass cannot be read: it is stored under another id.', stored: entry },
        { id: 'empty', reason: 'This pass cannot be read: it is not a record.', stored: null },
      ],
    });
  });

  test('without entries is empty, and a value that is no month says so', () => {
    expect(parseLogBook({ user_uid: 'racer' })).toEqual({ entries: [], broken: [] });
    expect(parseLogBook({ entries: 'x' }).broken).toEqual([
      { id: '', reason: 'This list cannot be read: it is not a record.', stored: 'x' },
    ]);
  });
});

describe('a stored vehicle', () => {
  test('gets defaults for missing tune fields', () => {
    const read = parseVehicle({
      uid: 'old',
      name: 'Old car',
      finish: 660,
      base_tune: { weight_with_driver: 2900 },
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        notes: '',
        base_tune: {
          weight_with_driver: 2900,
          friction_factor_1000: 0.18,
          poly_coeff_da_grains_660: [0, 0, 0],
        },
        ddpe_tune: { weight_with_driver: 3500, apply_learned_corrections: true, location_offsets: {} },
      },
    });
  });

  test('with a wrong field is broken and says where', () => {
    const wrong = { ...streetCar, base_tune: { ...streetCar.base_tune, wind_effect_660: '1' } };
    expect(messageOf(parseVehicle(wrong))).toBe(
      'This vehicle cannot be read: base_tune.wind_effect_660 is not a number.',
    );
    expect(messageOf(parseVehicle({ ...streetCar, finish: 1319 }))).toContain('finish is not a distance');
  });
});

describe('a stored location', () => {
  test('reads as it was written, with empty text for what is missing', () => {
    expect(parseLocation(location)).toEqual({ ok: true, value: location });
    const { timezone: _zone, weather_station: _station, ...old } = location;
    expect(parseLocation(old)).toEqual({ ok: true, value: location });
  });

  test('keeps the reading of the racer’s own station', () => {
    const own_reading = {
      datetime: '2026-06-20T17:55:00.000Z',
      ...{ air_temp: 84, humidity: 40, pressure: 29.2 },
    };
    expect(parseLocation({ ...location, own_reading })).toMatchObject({ value: { own_reading } });
    const noTime = { ...own_reading, datetime: 'noon' };
    expect(messageOf(parseLocation({ ...location, own_reading: noTime }))).toContain(
      'own_reading.datetime is not a time',
    );
  });

  test('off the globe is broken', () => {
    expect(messageOf(parseLocation({ ...location, lat: 91 }))).toContain('lat is not a latitude');
    const track_direction = { index: 8, label: 'Nowhere' };
    expect(messageOf(parseLocation({ ...location, track_direction }))).toContain(
      'track_direction.index is not',
    );
  });
});

describe('stored settings', () => {
  test('are read; missing and wrong ones get their defaults', () => {
    const stored = {
      firstName: 'Ann',
      displayMode: 'purple',
      maxVehicleLimit: '99',
      isAdmin: 'yes',
      trialExpirationDate: NaN,
      sideNavAsRail: true,
      vehicles: {},
    };
    expect(parseUserSettings(stored)).toEqual({
      ...defaultUserSettings,
      firstName: 'Ann',
      sideNavAsRail: true,
    });
    expect(parseUserSettings(undefined)).toEqual(defaultUserSettings);
  });

  test('of a new racer are the defaults', () => {
    expect(parseUserSettings({})).toMatchObject({
      firstName: 'New',
      lastName: 'User',
      isAdmin: false,
      isRegistered: false,
      trialExpirationDate: null,
      maxVehicleLimit: 5,
      displayMode: 'dark',
      suggestedTuningEnabled: true,
      automaticTuningResultsEnabled: false,
      pathsPinnedToBottomNav: ['/', '/logbook', '/predictions'],
      selectedPredictionCardView: 'et_emphasis',
      selectedPredictionHistoryCardDataChoice: 'air_temp',
    });
  });
});
