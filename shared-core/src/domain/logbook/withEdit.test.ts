import fc from 'fast-check';
import type { LogEntry } from '../entities/LogEntry';
import { changedFields } from './changedFields';
import { withEdit } from './withEdit';
import { mph, seconds } from '../units/units';
import { novaPasses } from '../../testing/fixtures/novaSeason';
import { fullPass } from '../../testing/fixtures/fullPass';

const edits: ((entry: LogEntry) => LogEntry)[] = [
  (entry) => ({ ...entry, notes: 'hazy' }),
  (entry) => ({ ...entry, changes: '' }),
  (entry) => ({ ...entry, weather: null }),
  (entry) => ({ ...entry, timeslip: { ...entry.timeslip, et_60: seconds(1.5) } }),
  ({ timeslip: { et_594: _, ...timeslip }, ...entry }) => ({ ...entry, timeslip }),
  (entry) => ({ ...entry, custom_fields: { ...entry.custom_fields, 'tyre.rear': 'M&H' } }),
  ({ custom_fields: { tyre: _, ...custom_fields }, ...entry }) => ({ ...entry, custom_fields }),
  (entry) => ({ ...entry, event: { ...entry.event, opponent: 'Bea' } }),
  (entry) => ({ ...entry, event: { ...entry.event, round: 'E4' } }),
  (entry) => ({ ...entry, setup: { ...entry.setup, throttle_stop: seconds(0.551) } }),
  ({ setup: { delay: _, ...setup } = {}, ...entry }) => ({ ...entry, setup }),
  (entry) => ({ ...entry, log_entry_datetime: '2026-07-01T17:41:00.000Z' }),
];
const some = fc.uniqueArray(fc.integer({ min: 0, max: edits.length - 1 }));
const edited = (indices: number[]) => indices.reduce((entry, index) => edits[index]!(entry), fullPass);

describe('the changes of an edit', () => {
  test('are none after reading a pass again, whatever the order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(fullPass).reverse()) as unknown as LogEntry;
    expect(changedFields(fullPass, reversed)).toEqual([]);
  });

  test('are each time of the slip, each fact of the race and of the setup and each custom field alone, the air as a whole', () => {
    const weather = { ...fullPass.weather!, wind_speed: mph(3) };
    const after = { ...edited([3, 4, 5, 6, 9, 10]), weather };
    expect(changedFields(fullPass, after)).toEqual([
      ['timeslip', 'et_60'],
      ['timeslip', 'et_594'],
      ['setup', 'throttle_stop'],
      ['setup', 'delay'],
      ['weather'],
      ['custom_fields', 'tyre'],
      ['custom_fields', 'tyre.rear'],
    ]);
  });
});

describe('an edit', () => {
  test('leaves a pass that nobody else changed as edited', () => {
    fc.assert(
      fc.property(some, (indices) => {
        expect(withEdit(fullPass, fullPass, edited(indices))).toEqual(edited(indices));
      }),
    );
  });

  test('counts beside another of different fields, in either order', () => {
    fc.assert(
      fc.property(some, (indices) => {
        const half = Math.floor(indices.length / 2);
        const [mine, theirs] = [edited(indices.slice(0, half)), edited(indices.slice(half))];
        expect(withEdit(theirs, fullPass, mine)).toEqual(edited(indices));
        expect(withEdit(mine, fullPass, theirs)).toEqual(edited(indices));
      }),
    );
  });

  test('brings back only its own changes of a race that another device removed', () => {
    const { event: _, ...without } = fullPass;
    expect(withEdit(without, fullPass, edited([7]))).toEqual({ ...without, event: { opponent: 'Bea' } });
    expect(withEdit(fullPass, fullPass, without)).toEqual(without);
    expect(changedFields(without, fullPass)).toEqual([['event']]);
  });

  test('brings nothing of its original pass into another', () => {
    const [pass] = novaPasses;
    expect(withEdit(pass!, fullPass, edited([0]))).toEqual({ ...pass, notes: 'hazy' });
  });
});
