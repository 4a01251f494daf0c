import fc from 'fast-check';
import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { arbitraryEvent } from '../../testing/fixtures/arbitraryEvent';
import { damaged, hostileValue, unsound } from '../../testing/fixtures/arbitraryHostile';
import { parseLogEntry } from './parseLogEntry';
import { parseRaceEvent } from './parseRaceEvent';

const [pass] = streetCarPasses as [(typeof streetCarPasses)[number]];

describe('the race of a stored pass', () => {
  test('law: reads back as written, whichever fields are known', () => {
    fc.assert(
      fc.property(arbitraryEvent, (event) => {
        const known = Object.keys(event).length > 0;
        expect(parseRaceEvent(event)).toEqual(known ? event : undefined);
        expect(parseLogEntry({ ...pass, event })).toEqual({
          ok: true,
          value: known ? { ...pass, event } : pass,
        });
      }),
    );
  });

  test('law: of any shape never breaks its pass, and reads soundly and twice the same', () => {
    fc.assert(
      fc.property(fc.oneof(hostileValue, arbitraryEvent.chain(damaged)), (event) => {
        const read = parseLogEntry({ ...pass, event });
        expect(read.ok && unsound(read.value)).toBeUndefined();
        expect(read.ok && parseLogEntry(read.value)).toEqual(read);
      }),
      { seed: 43, numRuns: 500 },
    );
  });

  test('keeps its right fields where one is wrong', () => {
    expect(
      parseRaceEvent({
        name: 'Fall Classic',
        round: [7],
        opponent: '',
        opponent_dial: NaN,
        true_start: 'yes',
      }),
    ).toEqual({ name: 'Fall Classic' });
  });

  test('keeps a bye, unless another device has given it an opponent since', () => {
    expect(parseRaceEvent({ round: 'E2', bye: true })).toEqual({ round: 'E2', bye: true });
    expect(parseRaceEvent({ round: 'E2', bye: true, opponent: 'Bea' })).toEqual({
      round: 'E2',
      opponent: 'Bea',
    });
    for (const bye of [false, 'yes', 1, null])
      expect(parseRaceEvent({ name: 'x', bye })).toEqual({ name: 'x' });
  });

  test('reads a round stored as a number as text', () => {
    expect(parseRaceEvent({ round: 2 })).toEqual({ round: '2' });
  });
});
