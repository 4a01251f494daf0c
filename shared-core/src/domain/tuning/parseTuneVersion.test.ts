import fc from 'fast-check';
import { createVehicle } from '../entities/createVehicle';
import { pounds } from '../units/units';
import { undoTune } from './changeTune';
import { parseTuneVersion } from './parseTuneVersion';
import { tuneDifferences } from './tuneDifferences';
import type { TuneVersion } from './TuneVersion';

const nova = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: 0,
});
const { base_tune, ddpe_tune } = nova;
const version: TuneVersion = {
  vehicle_uid: 'nova',
  n: 7,
  datetime: '2026-06-20T00:00:00.000Z',
  reason: 'suggested',
  base_tune,
  ddpe_tune,
  log_entry_uid: 'pass',
};

describe('a stored version of a tune', () => {
  test('reads as it was written', () => {
    expect(parseTuneVersion({ ...version, id: 'nova_7' })).toEqual({ ok: true, value: version });
  });

  test('with an unknown reason is a change by the racer', () => {
    expect(parseTuneVersion({ ...version, reason: 'new heads' })).toMatchObject({
      value: { reason: 'racer' },
    });
  });

  test.each([
    ['text for its number', { n: '7' }, 'n is not a number'],
    ['a broken number', { n: 7.5 }, 'n is not whole'],
    ['a number below 0', { n: -1 }, 'n is below 0'],
    ['a number that no clock gives', { n: 2 ** 60 }, 'n is too large'],
    ['a time that is none', { datetime: 'yesterday' }, 'datetime is not a time'],
    ['no vehicle', { vehicle_uid: undefined }, 'vehicle_uid is missing'],
    ['a list for a tune', { base_tune: [] }, 'base_tune is not a record'],
    ['no learned tune', { ddpe_tune: null }, 'ddpe_tune is missing'],
    [
      'a curve of two numbers',
      { ddpe_tune: { ...ddpe_tune, poly_coeff_da_grains_660: [0, 0] } },
      'ddpe_tune.poly_coeff_da_grains_660.2 is not a number',
    ],
  ])('with %s is broken, and says where', (_, change, problem) => {
    expect(parseTuneVersion({ ...version, ...change })).toMatchObject({
      failure: { code: 'broken', message: `This version of a tune cannot be read: ${problem}.` },
    });
  });
});

const value = fc.oneof(
  { weight: 6, arbitrary: fc.double({ noDefaultInfinity: true, noNaN: true }) },
  { weight: 2, arbitrary: fc.constantFrom(null, undefined) },
  { weight: 1, arbitrary: fc.anything() },
);
const changesOf = (record: object) =>
  fc.dictionary(fc.constantFrom(...Object.keys(record)), value, { maxKeys: 2 });
const track = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('__proto__', 'constructor', 'a.b', 'toString'),
);
const offset = fc.oneof(
  { weight: 4, arbitrary: fc.record({ sl_et_zw_660: value, elevation: fc.double({ noNaN: true }) }) },
  { weight: 1, arbitrary: fc.anything() },
);

/** A stored version some fields of which, at any depth, hold anything. */
const hostile = fc
  .record({
    top: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: changesOf(version) }),
    own: changesOf(base_tune),
    learned: changesOf(ddpe_tune),
    offsets: fc.dictionary(track, offset, { maxKeys: 2 }),
  })
  .map(({ top, own, learned, offsets }) => ({
    ...version,
    base_tune: { ...base_tune, ...own },
    ddpe_tune: { ...ddpe_tune, location_offsets: offsets, ...learned },
    ...top,
  }));

/** Tells whether all of it can be stored: no NaN, nothing undefined. */
const isPlain = (stored: unknown): boolean => {
  if (typeof stored === 'object' && stored !== null) return Object.values(stored).every(isPlain);
  return (
    stored === null || Number.isFinite(stored) || typeof stored === 'string' || typeof stored === 'boolean'
  );
};

describe('a hostile version of a tune', () => {
  test('is read or refused in any shape, never a crash', () => {
    fc.assert(fc.property(fc.anything(), (stored) => typeof parseTuneVersion(stored).ok === 'boolean'));
  });

  test('once read is plain, reads the same again, and can be compared and restored', () => {
    let read = 0;
    fc.assert(
      fc.property(hostile, (stored) => {
        const parsed = parseTuneVersion(stored);
        if (!parsed.ok) {
          expect(parsed.failure.message).toMatch(/^This version of a tune cannot be read: \S+ .+\.$/);
          return;
        }
        read += 1;
        expect(isPlain(parsed.value)).toBe(true);
        expect(parseTuneVersion(parsed.value)).toEqual(parsed);
        const { vehicle, versions } = undoTune(nova, parsed.value, {
          now: 0,
          known: [parsed.value],
          passes: [],
        });
        expect(tuneDifferences(vehicle, parsed.value)).toEqual([]);
        for (const each of versions) {
          expect(parseTuneVersion(each).ok).toBe(true);
          expect(each.n).toBeGreaterThan(parsed.value.n);
        }
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(50);
  });
});
