import fc from 'fast-check';
import { streetCarPasses } from '../prediction/fixtures/streetCar';
import { arbitraryEvent } from '../../testing/fixtures/arbitraryEvent';
import { damaged, hostileValue, unsound } from '../../testing/fixtures/arbitraryHostile';
import { parseLogEntry } from './parseLogEntry';
import { parseRaceEvent } from './parseRaceEvent';

const [pass] = streetCarPasses as [(typeof streetCarPasses)[number]];

describe('the race of a stored pass', () => {
  test('law: comes back as it was written, whatever of it is known', () => {
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

  test('law: of any shape never breaks its pass, and is read soundly and the same again', () => {
    fc.assert(
      fc.property(fc.oneof(hostileValue, arbitraryEvent.chain(damaged)), (event) => {
        const read = parseLogEntry({ ...pass, event });
        expect(read.ok && unsound(read.value)).toBeUndefined();
        expect(read.ok && parseLogEntry(read.value)).toEqual(read);
      }),
      { seed: 43, numRuns: 500 },
    );
  });

  test('keeps what is right of it where a field is wrong', () => {
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

  test('has its round as text, also where it was stored as a number', () => {
    expect(parseRaceEvent({ round: 2 })).toEqual({ round: '2' });
  });
});
