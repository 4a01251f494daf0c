import fc from 'fast-check';
import { arbitrarySetup } from '../../testing/fixtures/arbitrarySetup';
import { damaged, hostileValue, unsound } from '../../testing/fixtures/arbitraryHostile';
import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { parseLogEntry } from './parseLogEntry';
import { parsePassSetup } from './parsePassSetup';

const [pass] = streetCarPasses as [(typeof streetCarPasses)[number]];
const read = (setup: unknown) => parsePassSetup(setup, pass.timeslip);

describe('the setup of a stored pass', () => {
  test('law: reads back as written, whichever fields are known', () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const known = Object.keys(setup).length > 0;
        expect(parseLogEntry({ ...pass, setup })).toEqual({
          ok: true,
          value: known ? { ...pass, setup } : pass,
        });
      }),
    );
  });

  test('law: of any shape never breaks its pass, and reads soundly and twice the same', () => {
    fc.assert(
      fc.property(fc.oneof(hostileValue, arbitrarySetup.chain(damaged)), (setup) => {
        const entry = parseLogEntry({ ...pass, setup });
        expect(entry.ok && unsound(entry.value)).toBeUndefined();
        expect(entry.ok && parseLogEntry(entry.value)).toEqual(entry);
      }),
      { seed: 43, numRuns: 500 },
    );
  });

  test.each([-0.2, 538, pass.timeslip.et_1320!, NaN, '0.538', null])(
    'has no timer where it says %s, and keeps the rest',
    (throttle_stop) => {
      expect(read({ throttle_stop, delay: 1.05 })).toEqual({ delay: 1.05 });
    },
  );

  test('tells a pass without the stop from an unknown timer', () => {
    expect(read({ throttle_stop: 0 })).toEqual({ throttle_stop: 0 });
    expect(read({})).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  });

  test.each([
    [{ stop_level: 60 }, undefined],
    [{ stop_level: 0.6 }, { stop_level: 0.6 }],
    [{ stop_start: -1, delay: 1050 }, undefined],
  ])('of %j reads %j', (stored, expected) => {
    expect(read(stored)).toEqual(expected);
  });

  test('takes no stop longer than any pass on a slip without an ET', () => {
    expect(parsePassSetup({ throttle_stop: 538 }, {})).toBeUndefined();
  });
});
