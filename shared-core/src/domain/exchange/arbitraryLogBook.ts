import fc from 'fast-check';
import { arbitraryEvent } from '../entities/arbitraryEvent';
import { perDistance } from '../entities/Distance';
import { windLabels } from '../entities/Location';
import { lanes, qualities, results } from '../entities/LogEntry';
import { numericFormats } from '../parsing/parseCustomField';
import { storedProblem } from './file/storedProblem';
import type { StoredLogBook, StoredRecord, StoredRow } from './file/StoredLogBook';

// For tests: any log book that may be stored, with unknown fields in it and texts that files find hard to carry.

const number = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true }).map((value) => value + 0);

const hardTexts = [
  '=1+1',
  '-2',
  '+x',
  '@sum(a1)',
  "'69 Nova",
  "'=1",
  '',
  ' ',
  '1,5',
  'a;b\tc',
  'say "hi"',
  'x\r',
  '\n',
];

/** Text with separators, quotation marks, line breaks and formulas in it. */
const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hardTexts),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', "'", '=', 'a', '1', '\uFEFF', 'é', '😀'),
    maxLength: 8,
  }),
);

const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019-. '), minLength: 1, maxLength: 12 });

/** What a later version of the app, or another program, may have added to a record. */
const unknownFields: fc.Arbitrary<StoredRecord> = fc
  .dictionary(
    fc.constantFrom('event', 'zz new', '9', 'x.y'),
    fc.oneof(
      anyText,
      number(-1e9, 1e9),
      fc.boolean(),
      fc.constant(null),
      fc.array(anyText, { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b'), anyText),
    ),
    { maxKeys: 2 },
  )
  .filter((record) => storedProblem(record) === undefined);

const withUnknown = (record: fc.Arbitrary<object>): fc.Arbitrary<StoredRecord> =>
  fc.tuple(unknownFields, record).map(([unknown, known]) => ({ ...unknown, ...known }));

const time = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const direction = fc.nat(7).map((index) => ({ index, label: windLabels[index] ?? '' }));

const location = withUnknown(
  fc.record({
    uid: id,
    title: anyText,
    address: anyText,
    city: anyText,
    state: anyText,
    zip: anyText,
    timezone: fc.constantFrom('', 'America/Chicago', 'Europe/Berlin', 'Mars/Base'),
    phone: anyText,
    website: anyText,
    lat: number(-90, 90),
    lng: number(-180, 180),
    elevation: number(-300, 9000),
    track_length: fc.constantFrom(660, 1000, 1320),
    track_direction: fc.oneof(
      direction,
      fc.tuple(direction, number(0, 359)).map(([given, degrees]) => ({ ...given, degrees })),
    ),
    weather_station: fc.option(
      withUnknown(
        fc.record(
          {
            id,
            name: anyText,
            lat: number(-90, 90),
            lng: number(-180, 180),
            elevation: number(0, 9000),
            distance: number(0, 50),
          },
          { requiredKeys: ['id', 'name', 'lat', 'lng', 'distance'] },
        ),
      ),
    ),
  }),
);

const tune = fc
  .record({
    weight: number(500, 5000),
    factor: number(0, 1),
    base: fc.option(number(3, 30)),
    version: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ weight, factor, base, version }) => ({
    body_width: 72,
    body_height: 46,
    drag_coefficient: 0.35,
    weight_with_driver: weight,
    ...perDistance('tune_version', version),
    ...perDistance('sl_et_zw', base),
    ...perDistance('poly_coeff_da_grains', [0, factor, 0]),
    ...perDistance('poly_coeff_da_weight', 0.7),
    ...perDistance('poly_coeff_max_history', 15),
    ...perDistance('wind_effect', 1),
    ...perDistance('friction_factor', 0.18),
    ...perDistance('fuel_type_factor', factor),
    ...perDistance('induction_type_factor', 1),
  }));

const vehicle = withUnknown(
  fc.record({
    uid: id,
    name: anyText.filter((name) => name !== ''),
    datetime: time,
    finish: fc.constantFrom(660, 1000, 1320),
    notes: anyText,
    base_tune: withUnknown(tune),
    ddpe_tune: tune.map((given) => ({
      ...given,
      auto_adjust_disabled: false,
      apply_learned_corrections: true,
      location_offsets: { track: { sl_et_zw_1320: 0.01 } },
    })),
  }),
);

const seconds = number(0, 60);
const slip = fc.record(
  {
    datetime: time,
    lane: fc.constantFrom(...lanes),
    result: fc.constantFrom(...results),
    quality: fc.constantFrom(...qualities),
    quality_sure: fc.boolean(),
    dialin_et: seconds,
    reaction_time: number(-1, 10),
    et_60: seconds,
    et_330: seconds,
    et_594: seconds,
    et_660: seconds,
    mph_660: number(10, 400),
    et_1000: seconds,
    mph_1000: number(10, 400),
    et_1320: seconds,
    mph_1320: number(10, 400),
  },
  { requiredKeys: ['datetime', 'lane', 'result', 'quality'] },
);

const weather = fc.record(
  {
    datetime: time,
    air_temp: number(-60, 140),
    humidity: number(0, 100),
    pressure: number(15, 33),
    dew_point: number(-80, 100),
    wind_direction: fc.tuple(direction, number(0, 359)).map(([given, degrees]) => ({ ...given, degrees })),
    wind_speed: number(0, 100),
    wind_unknown: fc.boolean(),
    condition: anyText,
  },
  { requiredKeys: ['datetime', 'air_temp', 'humidity', 'pressure', 'wind_speed'] },
);

const pass = (vehicleUid: string): fc.Arbitrary<StoredRecord> =>
  withUnknown(
    fc.record({
      log_entry_uid: id,
      log_entry_datetime: time,
      vehicle: fc.record({
        uid: fc.constant(vehicleUid),
        name: anyText,
        finish: fc.constantFrom(660, 1000, 1320),
        tune_version_660: fc.nat(99),
        tune_version_1000: fc.nat(99),
        tune_version_1320: fc.nat(99),
      }),
      location,
      timeslip: withUnknown(slip),
      weather: fc.option(withUnknown(weather)),
      derived: fc.record(
        { finish_et: seconds, package: number(-5, 5), density_altitude: number(-5000, 12000) },
        { requiredKeys: [] },
      ),
      prediction: fc.record({ et_660: seconds, et_1320: seconds }, { requiredKeys: [] }),
      custom_fields: fc.dictionary(
        fc.constantFrom('rpm', 'tyre', 'a "b", c', '=x'),
        fc.oneof(anyText, number(-1e6, 1e6)),
      ),
      notes: anyText,
      changes: anyText,
    }),
  );

/** A pass of one of these vehicles, as it may be stored, with a race or without. */
const entry = (vehicleUid: string): fc.Arbitrary<StoredRecord> =>
  fc.oneof(
    pass(vehicleUid),
    fc
      .tuple(pass(vehicleUid), withUnknown(arbitraryEvent))
      .map(([stored, event]): StoredRecord => ({ ...stored, event })),
  );

const customField = withUnknown(
  fc.record({
    pk: id,
    title: fc.constantFrom('Launch rpm', 'Tyre'),
    titleShort: fc.constantFrom('rpm', 'T'),
    description: anyText,
    defaultLastValue: fc.boolean(),
    isCustomField: fc.constant(true),
    isNumeric: fc.boolean(),
    numericFormat: fc.constantFrom(...numericFormats),
  }),
);

const rows = (value: fc.Arbitrary<StoredRecord>, idField: string, maxLength = 4): fc.Arbitrary<StoredRow[]> =>
  fc
    .uniqueArray(value, { maxLength, selector: (record) => record[idField] })
    .map((records) => records.map((record) => ({ id: String(record[idField]), value: record })));

const views = rows(
  fc.record({
    name: fc.constantFrom('Splits', 'Weather', '9'),
    fieldKeys: fc.array(fc.constant('timeslip.et_60')),
  }),
  'name',
);
/** Stored under an id that they do not carry inside. */
const predictions = (vehicleUid: fc.Arbitrary<string>): fc.Arbitrary<StoredRow[]> =>
  fc.uniqueArray(
    fc.record({ id, value: fc.record({ vehicle_uid: vehicleUid, location_uid: id, note: anyText }) }),
    { maxLength: 2, selector: (row) => row.id },
  );
const tunes = (vehicleUid: fc.Arbitrary<string>): fc.Arbitrary<StoredRow[]> =>
  fc
    .uniqueArray(fc.record({ vehicle_uid: vehicleUid, n: fc.nat(9), datetime: time, base_tune: tune }), {
      maxLength: 2,
      selector: ({ vehicle_uid, n }) => `${vehicle_uid}_${n}`,
    })
    .map((list) => list.map((value) => ({ id: `${value.vehicle_uid}_${value.n}`, value })));

/** Any log book that may be stored: what belongs to a vehicle belongs to one in it. */
export const arbitraryLogBook: fc.Arbitrary<StoredLogBook> = rows(vehicle, 'uid', 3).chain((vehicles) => {
  const uids = vehicles.map((row) => row.id);
  const none = fc.constant<StoredRow[]>([]);
  const owned = (list: (vehicleUid: fc.Arbitrary<string>) => fc.Arbitrary<StoredRow[]>) =>
    uids.length === 0 ? none : list(fc.constantFrom(...uids));
  return fc.record({
    account: id,
    vehicles: fc.constant(vehicles),
    locations: rows(location, 'uid'),
    custom_fields: rows(customField, 'pk'),
    views,
    predictions: owned(predictions),
    tunes: owned(tunes),
    entries: owned((vehicleUid) => rows(vehicleUid.chain(entry), 'log_entry_uid', 8)),
    settings: unknownFields,
  });
});
