import type { LogEntry } from '../../../domain/entities/LogEntry';
import { withCarValues } from '../../../domain/logbook/withCarValues';
import { withWorkedOut } from '../../../domain/logbook/workedOut';
import { nova } from '../../fixtures/novaSeason';
import { fullPass } from '../../fixtures/fullPass';
import { saved, settles, shows, valueOf, type RepositoriesUnderTest } from './repositoriesUnderTest';

const passAt = (uid: string, at: string, vehicleUid = 'nova'): LogEntry => ({
  ...fullPass,
  log_entry_uid: uid,
  log_entry_datetime: at,
  vehicle: { ...fullPass.vehicle, uid: vehicleUid },
});

const uids = (entries: LogEntry[]): string[] => entries.map((entry) => entry.log_entry_uid);

/** Describes how every store keeps passes. */
export const describeLogBooks = (under: () => RepositoriesUnderTest): void => {
  describe('passes', () => {
    // Those of a vehicle that is not known are hidden.
    beforeEach(() => {
      for (const uid of ['nova', 'bike']) under().ports.vehicles.save({ ...nova, uid });
    });

    test('are absent before the first save', async () => {
      expect(await settles(under().ports.logBooks.entries$())).toEqual({ state: 'absent' });
    });

    test('come back exactly as they were saved', async () => {
      const { logBooks } = under().ports;
      expect(logBooks.save(fullPass)).toEqual(saved);
      const shown = await shows(logBooks.entries$(), (rows) => rows.length === 1, 'the pass');
      expect(valueOf(shown)).toEqual([fullPass]);
    });

    test('of one car reach its prediction', async () => {
      const { logBooks } = under().ports;
      logBooks.save(passAt('of-the-nova', '2026-06-20T17:00:00Z'));
      logBooks.save(passAt('of-the-bike', '2026-06-20T18:00:00Z', 'bike'));
      const shown = await shows(logBooks.newestOf$('nova'), (rows) => rows.length > 0, 'the pass');
      expect(uids(valueOf(shown))).toEqual(['of-the-nova']);
    });

    test('come back without unknown fields', async () => {
      const { logBooks } = under().ports;
      const bare: LogEntry = {
        ...fullPass,
        timeslip: {
          datetime: fullPass.timeslip.datetime,
          lane: 'Left',
          result: 'Time Only',
          quality: 'Spun',
        },
        weather: null,
        derived: {},
        prediction: {},
        custom_fields: {},
        notes: '',
        changes: '',
      };
      logBooks.save(bare);
      const shown = await shows(logBooks.entries$(), (rows) => rows.length === 1, 'the pass');
      expect(valueOf(shown)).toEqual([bare]);
    });

    test('are newest first, across months and years', async () => {
      const { logBooks } = under().ports;
      logBooks.save(passAt('may', '2026-05-31T23:00:00.000Z'));
      logBooks.save(passAt('june', '2026-06-20T17:00:00.000Z'));
      logBooks.save(passAt('last year', '2025-08-01T12:00:00.000Z'));
      logBooks.save(passAt('june, later', '2026-06-20T17:30:00.000Z'));
      const shown = await shows(logBooks.entries$(), (rows) => rows.length === 4, 'four passes');
      expect(uids(valueOf(shown))).toEqual(['june, later', 'june', 'may', 'last year']);
    });

    test('of one vehicle are its own alone', async () => {
      const { logBooks } = under().ports;
      logBooks.save(passAt('of the nova', '2026-06-20T17:00:00.000Z'));
      logBooks.save(passAt('of the bike', '2026-06-20T17:10:00.000Z', 'bike'));
      const shown = await shows(
        logBooks.entries$({ vehicleUid: 'bike' }),
        (rows) => rows.length > 0,
        'the pass',
      );
      expect(uids(valueOf(shown))).toEqual(['of the bike']);
      expect(await settles(logBooks.entries$({ vehicleUid: 'boat' }))).toEqual({ state: 'absent' });
    });

    test('saved again replace the old ones, and lose removed fields', async () => {
      const { logBooks } = under().ports;
      logBooks.save(fullPass);
      logBooks.save(passAt('another', '2026-06-20T16:00:00.000Z'));
      const { et_594: _, ...timeslip } = fullPass.timeslip;
      const edited: LogEntry = { ...fullPass, timeslip, weather: null, custom_fields: { tyre: 'M&H' } };
      logBooks.save(edited);
      const shown = await shows(
        logBooks.entries$(),
        (rows) => rows.length === 2 && rows[0]?.weather === null,
        'the edited pass',
      );
      expect(valueOf(shown)).toEqual([
        withCarValues(withWorkedOut(edited), nova),
        passAt('another', '2026-06-20T16:00:00.000Z'),
      ]);
    });

    test('do not change with the caller’s record once they are saved', async () => {
      const { logBooks } = under().ports;
      const own = { ...fullPass, timeslip: { ...fullPass.timeslip } };
      logBooks.save(own);
      own.notes = 'changed after saving';
      own.timeslip.lane = 'Right';
      const shown = await shows(logBooks.entries$(), (rows) => rows.length === 1, 'the pass');
      expect(valueOf(shown)).toEqual([fullPass]);
    });
  });
};
