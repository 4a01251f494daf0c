import { parseLogBook } from './parseLogBook';
import type { LogEntry, Timeslip } from '../entities/LogEntry';
import { changedFields } from './changedFields';
import { deriveValues } from './deriveValues';
import { withCarValues } from './withCarValues';
import { withEdit } from './withEdit';
import { withWorkedOut } from './workedOut';
import { fahrenheit, mph, seconds } from '../units/units';
import { nova } from '../../testing/fixtures/novaSeason';
import { fullPass } from '../../testing/fixtures/fullPass';

const { tune_version_660, tune_version_1000, tune_version_1320 } = fullPass.vehicle;
/** The car of that pass, with the tune that it ran on. */
const car = {
  ...nova,
  base_tune: { ...nova.base_tune, tune_version_660, tune_version_1000, tune_version_1320 },
};

/** A pass as the form saves it, with its car as it is now. */
const saved = (entry: LogEntry): LogEntry => ({
  ...entry,
  derived: deriveValues({ ...entry, vehicle: car, predictedFinish: entry.derived.finish_ddp }),
});
const slip = { ...fullPass.timeslip, dialin_et: seconds(11.2), reaction_time: seconds(0.02) };
const begun = saved({ ...fullPass, timeslip: { ...slip, et_1320: seconds(11.25) } });
const typed = (changed: Partial<Timeslip>, air = begun.weather): LogEntry =>
  saved({ ...begun, weather: air, timeslip: { ...begun.timeslip, ...changed } });
/** Merges two edits of the same pass in this order, as the server does. */
const merged = (one: LogEntry, other: LogEntry): LogEntry =>
  withEdit(withEdit(begun, begun, one), begun, other);
/** Reads a pass back. */
const read = (entry: LogEntry): LogEntry =>
  withCarValues(parseLogBook({ entries: { [entry.log_entry_uid]: entry } }).entries[0]!, car);

const hotter = { ...begun.weather!, air_temp: fahrenheit(99) };
const pairs: [string, LogEntry, LogEntry, LogEntry][] = [
  [
    'the reaction and the ET',
    typed({ reaction_time: seconds(0.05) }),
    typed({ et_1320: seconds(11.15) }),
    typed({ reaction_time: seconds(0.05), et_1320: seconds(11.15) }),
  ],
  [
    'both ends of a split',
    typed({ et_60: seconds(1.6) }),
    typed({ et_330: seconds(4.7) }),
    typed({ et_60: seconds(1.6), et_330: seconds(4.7) }),
  ],
  [
    'the speed and the air',
    typed({ mph_1320: mph(121) }),
    typed({}, hotter),
    typed({ mph_1320: mph(121) }, hotter),
  ],
];

describe.each(pairs)('a pass of which two devices changed %s', (_, one, other, both) => {
  test('reads back with the values of both, whichever came last', () => {
    for (const entry of [merged(one, other), merged(other, one)]) {
      const { derived, ...rest } = read(entry);
      expect({ ...rest, derived: {} }).toEqual({ ...both, derived: {} });
      expect(Object.keys(derived).sort()).toEqual(Object.keys(both.derived).sort());
      for (const [value, known] of Object.entries(both.derived))
        expect(derived[value as keyof typeof derived]).toBeCloseTo(Number(known), 6);
    }
  });
});

test('a correct pass stays, with the values of its car at the save', () => {
  expect(withWorkedOut(begun)).toBe(begun);
  const frozen = { ...begun, derived: { ...begun.derived, horsepower: fullPass.derived.horsepower! } };
  expect(read(frozen)).toEqual(frozen);
});

test('a wrong value of the slip alone leaves the values of the car', () => {
  const late = { ...begun, timeslip: { ...begun.timeslip, reaction_time: seconds(0.2) } };
  const { package: own, margin: _, ...others } = withWorkedOut(late).derived;
  expect(own).toBeCloseTo(0.25, 6);
  expect(begun.derived).toMatchObject(others);
});

test('meaningless numbers derive nothing', () => {
  const weather = { ...begun.weather!, pressure: -1 as never };
  expect(withWorkedOut({ ...begun, weather }).derived.density_altitude).toBeUndefined();
});

test('a wrongly stored pass is recognized while it stays so', () => {
  const stored = { entries: { [begun.log_entry_uid]: merged(pairs[0]![1], pairs[0]![2]) } };
  const [first] = parseLogBook(stored).entries;
  const known = new Map([[begun.log_entry_uid, first!]]);
  expect(parseLogBook(structuredClone(stored), known).entries[0]).toBe(first);
});

test('values of the car are written with their origins', () => {
  const paths = changedFields(begun, typed({ mph_1320: mph(121) })).map((path) => path.join('.'));
  expect(paths).toEqual(
    expect.arrayContaining(['derived.finish_mph', 'derived.horsepower', 'derived.density_altitude']),
  );
  expect(changedFields(begun, typed({ reaction_time: seconds(0.05) }))).not.toContainEqual([
    'derived',
    'horsepower',
  ]);
});

test('a pass without values of its car stays so where the car has another tune by now', () => {
  const bare = withWorkedOut({ ...begun, derived: {} });
  expect(Object.keys(withCarValues(bare, car).derived)).toEqual(expect.arrayContaining(['msa_et']));
  const retuned = { ...car, base_tune: { ...car.base_tune, tune_version_660: 99 } };
  expect(withCarValues(bare, retuned)).toBe(bare);
});
