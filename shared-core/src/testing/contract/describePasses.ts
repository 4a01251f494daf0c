import { filter, firstValueFrom, timeout } from 'rxjs';
import type { LogEntry, Timeslip } from '../../domain/entities/LogEntry';
import { withCarValues } from '../../domain/logbook/withCarValues';
import { withWorkedOut } from '../../domain/logbook/workedOut';
import { sameStored } from '../../domain/plain/sameStored';
import { seconds } from '../../domain/units/units';
import type { Ports } from '../../platform/ports/ports';
import { nova } from '../fixtures/novaSeason';
import { fullPass } from '../fixtures/fullPass';
import { patience } from './patience';

/** Vehicles and passes of a new racer with write access, and their clean-up. */
export interface PassesUnderTest {
  ports: Pick<Ports, 'vehicles' | 'logBooks'>;
  stop(): Promise<void>;
}

/** A pass with what follows from it, as every store gives it back. */
const read = (entry: LogEntry): LogEntry => withCarValues(withWorkedOut(entry), nova);
const done = { ok: true, value: undefined };
const inJuly: LogEntry = { ...fullPass, log_entry_datetime: '2026-07-04T17:41:00.000Z' };
const ofBike: LogEntry = { ...fullPass, vehicle: { ...fullPass.vehicle, uid: 'bike' } };
const another: LogEntry = {
  ...fullPass,
  log_entry_uid: 'another',
  log_entry_datetime: '2026-06-20T16:00:00.000Z',
};

/**
 * Describes editing, moving and deleting passes in every store; run against each of them.
 * @param name of the store, for the report
 * @param make returns the repositories of a racer who has these passes stored and nothing else
 */
export const describePasses = (
  name: string,
  make: (stored: LogEntry[]) => Promise<PassesUnderTest>,
): void => {
  describe(`passes that change in ${name}`, () => {
    let under: PassesUnderTest;
    /** Resolves once exactly these passes are shown, newest first. */
    const shows = async (...passes: LogEntry[]): Promise<void> => {
      const wanted = passes.map(read);
      let last: LogEntry[] = [];
      const seen$ = under.ports.logBooks.entries$().pipe(
        filter((seen) => {
          if (seen.state !== 'unknown') last = seen.state === 'present' ? seen.value : [];
          return sameStored(last, wanted);
        }),
        timeout({ first: patience }),
      );
      await firstValueFrom(seen$).catch(() => expect(last).toEqual(wanted));
    };

    const start = async (...stored: LogEntry[]): Promise<void> => {
      under = await make(stored);
      for (const uid of ['nova', 'bike']) under.ports.vehicles.save({ ...nova, uid });
    };
    beforeEach(() => start());
    afterEach(() => under.stop());

    test('an edit changes its fields, adds and takes out, and leaves the other passes', async () => {
      const { logBooks } = under.ports;
      logBooks.save(fullPass);
      logBooks.save(another);
      const { et_594: _, ...timeslip } = fullPass.timeslip;
      const edited: LogEntry = {
        ...fullPass,
        timeslip: { ...timeslip, et_60: seconds(1.55) },
        weather: null,
        custom_fields: { 'tyre.rear': 'M&H' },
        notes: 'hazy',
      };
      expect(logBooks.save(edited, fullPass)).toEqual(done);
      await shows(edited, another);
    });

    test('two edits of different fields that began with the same pass both count', async () => {
      const { logBooks } = under.ports;
      const slip = { ...fullPass.timeslip, et_60: seconds(1.55) };
      logBooks.save(fullPass);
      await shows(fullPass);
      logBooks.save({ ...fullPass, timeslip: slip, notes: 'hazy' }, fullPass);
      await shows({ ...fullPass, timeslip: slip, notes: 'hazy' });
      const dialled = { ...fullPass, timeslip: { ...fullPass.timeslip, dialin_et: seconds(11.3) } };
      logBooks.save(dialled, fullPass);
      await shows({ ...dialled, timeslip: { ...slip, dialin_et: seconds(11.3) }, notes: 'hazy' });
    });

    test('two edits that each change a part of the package give the package of both', async () => {
      const { logBooks } = under.ports;
      const slip = { ...fullPass.timeslip, dialin_et: seconds(11.2), reaction_time: seconds(0.02) };
      const typed = (changed: Partial<Timeslip>) =>
        read({ ...fullPass, timeslip: { ...slip, et_1320: seconds(11.25), ...changed } });
      const begun = typed({});
      logBooks.save(begun);
      await shows(begun);
      logBooks.save(typed({ reaction_time: seconds(0.05) }), begun);
      logBooks.save(typed({ et_1320: seconds(11.15) }), begun);
      const both = typed({ reaction_time: seconds(0.05), et_1320: seconds(11.15) });
      expect(both.derived.package).toBeCloseTo(0, 6);
      await shows(both);
    });

    test('an edit that changes nothing leaves everything as it is', async () => {
      under.ports.logBooks.save(fullPass);
      expect(under.ports.logBooks.save(fullPass, fullPass)).toEqual(done);
      await shows(fullPass);
    });

    test.each<[string, LogEntry]>([
      ['month', inJuly],
      ['vehicle', ofBike],
    ])('a pass moves to another %s once and whole, and back', async (_, moved) => {
      const { logBooks } = under.ports;
      logBooks.save(fullPass);
      await shows(fullPass);
      expect(logBooks.save(moved, fullPass)).toEqual(done);
      await shows(moved);
      expect(logBooks.save({ ...fullPass, notes: 'back' }, moved)).toEqual(done);
      await shows({ ...fullPass, notes: 'back' });
      logBooks.delete({ ...fullPass, notes: 'back' });
      await shows();
    });

    test('a move takes along changes since its edit began', async () => {
      const { logBooks } = under.ports;
      logBooks.save(fullPass);
      await shows(fullPass);
      logBooks.save({ ...fullPass, notes: 'hazy' }, fullPass);
      await shows({ ...fullPass, notes: 'hazy' });
      logBooks.save(inJuly, fullPass);
      await shows({ ...inJuly, notes: 'hazy' });
      logBooks.save({ ...fullPass, changes: 'jets' }, fullPass);
      await shows({ ...inJuly, notes: 'hazy', changes: 'jets' });
    });

    test('a deleted pass is gone, the others stay, and saving it again brings it back exactly', async () => {
      const { logBooks } = under.ports;
      logBooks.save(fullPass);
      logBooks.save(another);
      await shows(fullPass, another);
      expect(logBooks.delete(fullPass)).toEqual(done);
      await shows(another);
      expect(logBooks.save(fullPass)).toEqual(done);
      await shows(fullPass, another);
    });

    test('the last pass of a month can be deleted, and a missing one as well', async () => {
      const { logBooks } = under.ports;
      logBooks.save(fullPass);
      await shows(fullPass);
      logBooks.delete(fullPass);
      await shows();
      expect(logBooks.delete(fullPass)).toEqual(done);
      logBooks.save(another);
      await shows(another);
    });

    test('a month that is full refuses one more with a sentence, takes edits, and loses nothing', async () => {
      await under.stop();
      const bare = read({ ...fullPass, weather: null, prediction: {}, custom_fields: {} });
      const month = Array.from({ length: 500 }, (_, index): LogEntry => {
        const at = new Date(Date.UTC(2026, 5, 29) - index * 60_000).toISOString();
        return { ...bare, log_entry_uid: `pass-${index}`, log_entry_datetime: at };
      });
      await start(...month);
      const { logBooks } = under.ports;
      logBooks.save(inJuly);
      await shows(inJuly, ...month);
      const refused = {
        ok: false,
        failure: { code: 'month-full', message: expect.stringContaining('500') as string },
      };
      expect(logBooks.save(another)).toEqual(refused);
      expect(logBooks.save(fullPass, inJuly)).toEqual(refused);
      const [first, ...others] = month as [LogEntry, ...LogEntry[]];
      expect(logBooks.save({ ...first, notes: 'hazy' }, first)).toEqual(done);
      await shows(inJuly, { ...first, notes: 'hazy' }, ...others);
      logBooks.delete(first);
      await shows(inJuly, ...others);
      expect(logBooks.save(another)).toEqual(done);
      await shows(inJuly, ...others, another);
    });
  });
};
