import fc from 'fast-check';
import { readWidgets } from '../dashboard/readWidgets';
import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import { parseLogBookView } from '../logbook/parseLogBookView';
import type { Result } from '../plain/result';
import { parseTuneVersion } from '../tuning/parseTuneVersion';
import { damaged, hostileName, hostileValue, unsound } from '../../testing/fixtures/arbitraryHostile';
import type { CustomField } from '../entities/CustomField';
import { parseCustomField } from './parseCustomField';
import { parseDeletedPass } from './parseDeletedPass';
import { parseDeletedVehicle } from './parseDeletedVehicle';
import { parseLocation } from './parseLocation';
import { parseLogBook } from '../logbook/parseLogBook';
import { parseLogEntry } from './parseLogEntry';
import { parseNotification } from './parseNotification';
import { parsePassPicture } from './parsePassPicture';
import { parsePredictionCard } from './parsePredictionCard';
import { parseSubscription } from './parseSubscription';
import { parseSubscriptionOption } from './parseSubscriptionOption';
import { defaultUserSettings, parseUserSettings } from './parseUserSettings';
import { parseVehicle } from './parseVehicle';

const [location] = streetCarLocations as [(typeof streetCarLocations)[number]];
const [pass] = streetCarPasses as [(typeof streetCarPasses)[number]];
const ofOwnStation = {
  station_bias: { station_id: 'KENW', air_temp: 2, humidity: -4, pressure: 0.02, readings: 3 },
  own_reading: { datetime: '2026-06-20T17:55:00.000Z', air_temp: 84, humidity: 40, pressure: 29.2 },
};
const customField: CustomField = {
  ...{ pk: 'launch', title: 'Launch rpm', titleShort: 'Launch', description: '', numericFormat: '0' },
  ...{ defaultLastValue: true, isCustomField: true, isNumeric: true },
};
const version = {
  ...{ vehicle_uid: 'nova', n: 7, datetime: '2026-06-20T17:00:00Z', reason: 'racer', log_entry_uid: 'p' },
  ...{ base_tune: streetCar.base_tune, ddpe_tune: streetCar.ddpe_tune },
};
const product = { active: true, name: 'Holeshot', description: '' };
const price = {
  ...{ active: true, unit_amount: 499, currency: 'usd', interval: 'month', interval_count: 1 },
  product: 'holeshot',
};

const parsers: [string, object, (stored: unknown) => Result<object>][] = [
  ['pass', { ...pass, custom_fields: { launch: 4200, tyre: 'M&H' } }, parseLogEntry],
  ['vehicle', streetCar, parseVehicle],
  ['deleted vehicle', { vehicle: streetCar, deleted_at: 7 }, parseDeletedVehicle],
  ['deleted pass', { pass, deleted_at: 7 }, parseDeletedPass],
  ['version of a tune', version, parseTuneVersion],
  ['location', { ...location, ...ofOwnStation }, parseLocation],
  ['view', { name: 'Mine', fieldKeys: ['notes', 'later.field'] }, parseLogBookView],
  ['custom field', customField, parseCustomField],
  ['picture of a pass', { log_entry_uid: 'p', n: 0, base64: '/9j/AA==' }, parsePassPicture],
  [
    'prediction',
    { key: 'k', vehicle_uid: 'nova', location_uid: 'byron' },
    (stored) => parsePredictionCard(stored, 'k'),
  ],
  [
    'notification',
    { id: 'n', title: 'News', message: 'Rain.', createdAt: 1, expiresAt: 2 },
    parseNotification,
  ],
  [
    'subscription',
    { status: 'active', current_period_end: 7, cancel_at_period_end: false },
    parseSubscription,
  ],
];

describe.each(parsers)('law: a stored %s', (_, whole, parse) => {
  test('reads back as written, through a file too', () => {
    expect(parse(whole)).toEqual({ ok: true, value: whole });
    expect(parse(JSON.parse(JSON.stringify(whole)))).toEqual({ ok: true, value: whole });
  });

  test('reads soundly and twice the same in any shape, or is refused in a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(hostileValue, { weight: 4, arbitrary: damaged(whole) }), (stored) => {
        const read = parse(stored);
        if (read.ok) {
          expect(unsound(read.value)).toBeUndefined();
          expect(parse(read.value)).toEqual(read);
        } else {
          expect(read.failure).toEqual({
            code: 'broken',
            message: expect.stringMatching(/^This [a-z ]+ cannot be read: [^]+ (is|are) [^]+\.$/) as string,
          });
        }
      }),
      { seed: 43, numRuns: 300 },
    );
  });
});

test('law: a custom field of any name stays, or its pass is refused', () => {
  const fields = fc.array(fc.tuple(hostileName, fc.oneof(fc.string(), fc.integer())), { maxLength: 4 });
  fc.assert(
    fc.property(fields, (pairs) => {
      const custom_fields = Object.fromEntries(pairs);
      const read = parseLogEntry({ ...pass, custom_fields });
      if (read.ok) expect(Object.entries(read.value.custom_fields)).toEqual(Object.entries(custom_fields));
      else expect(read.failure.message).toContain('custom_fields is keyed by a name that is reserved');
    }),
    { seed: 43, numRuns: 300 },
  );
});

test('law: a stored price of any shape is an option or none', () => {
  const records = (whole: object) =>
    damaged(whole).filter(
      (stored): stored is Record<string, unknown> => typeof stored === 'object' && stored !== null,
    );
  fc.assert(
    fc.property(records(product), records(price), (sold, at) => {
      const read = parseSubscriptionOption('monthly', sold, at);
      expect(unsound(read.ok ? read.value : read.failure)).toBeUndefined();
    }),
    { seed: 43, numRuns: 300 },
  );
});

test('law: settings of any shape are read, wrong ones as their defaults', () => {
  const whole = {
    ...defaultUserSettings,
    trialExpirationDate: 7,
    selectedDdpEt: 11.2,
    selectedPrediction: 'p',
  };
  expect(parseUserSettings(whole)).toEqual(whole);
  fc.assert(
    fc.property(fc.oneof(hostileValue, damaged(whole)), (stored) => {
      const read = parseUserSettings(stored);
      // Rows of widgets are passed on as stored, and read one by one.
      const widgets = readWidgets(read.dashboardWidgets).map(({ id, widget, wide }) => [id, widget, wide]);
      expect(unsound({ ...read, dashboardWidgets: widgets })).toBeUndefined();
      expect(Object.keys(read)).toEqual(Object.keys(defaultUserSettings));
      expect(parseUserSettings(read)).toEqual(read);
    }),
    { seed: 43, numRuns: 300 },
  );
});

test('law: each pass of a month of any shape is either shown or listed as broken', () => {
  const whole = { entries: { [pass.log_entry_uid]: pass, b: { ...pass, log_entry_uid: 'b' } } };
  fc.assert(
    fc.property(fc.oneof(hostileValue, { weight: 4, arbitrary: damaged(whole) }), (stored) => {
      const { entries, broken } = parseLogBook(stored);
      expect(unsound(entries)).toBeUndefined();
      const found = (stored as Partial<typeof whole> | null | undefined)?.entries as unknown;
      const kept = [...entries.map(({ log_entry_uid }) => log_entry_uid), ...broken.map(({ id }) => id)];
      if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
        expect(kept.sort()).toEqual(Object.keys(found).sort());
        for (const row of broken) expect(Object.entries(found)).toContainEqual([row.id, row.stored]);
      } else
        expect(broken.map((row) => row.stored)).toEqual(found === undefined || found === null ? [] : [found]);
    }),
    { seed: 43, numRuns: 300 },
  );
});
