import { filter, firstValueFrom, timeout, type Observable } from 'rxjs';
import type { DeletedPass } from '../../domain/entities/DeletedPass';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { Loadable } from '../../platform/values/Loadable';
import type { Ports } from '../../platform/ports/ports';
import { fullPass } from '../fixtures/fullPass';
import { nova } from '../fixtures/novaSeason';
import { patience } from './patience';

/** Passes, deleted ones and pictures of a new racer with write access, and their clean-up. */
export interface PassDeletionUnderTest {
  ports: Pick<Ports, 'vehicles' | 'logBooks' | 'deletedPasses'> & {
    passPictures: Omit<Ports['passPictures'], 'shrink'>;
  };
  /** Milliseconds, of the clock that stamps a deletion. */
  now(): number;
  stop(): Promise<void>;
}

const minute = 60_000;
const saved = { ok: true, value: undefined };
const another: LogEntry = { ...fullPass, log_entry_uid: 'another', notes: 'the other one' };
const pictureOf = ({ log_entry_uid }: LogEntry, n: number) => ({ log_entry_uid, n, base64: '/9j/AA==' });

/** Returns the rows of a stream once they are so many. */
const rowsOf = async <Row>(stream$: Observable<Loadable<Row[]>>, count: number): Promise<Row[]> => {
  const rows = (seen: Loadable<Row[]>) => (seen.state === 'present' ? seen.value : []);
  const seen = await firstValueFrom(
    stream$.pipe(
      filter((each) => each.state !== 'unknown' && rows(each).length === count),
      timeout({ first: patience }),
    ),
  );
  return rows(seen);
};

/**
 * Describes the deletion of a pass in every store; run against each of them.
 * @param name of the store, for the report
 * @param make returns the repositories of a racer who has saved nothing yet
 */
export const describePassDeletion = (name: string, make: () => Promise<PassDeletionUnderTest>): void => {
  describe(`deleting passes in ${name}`, () => {
    let under: PassDeletionUnderTest;
    const living = async (count: number) =>
      (await rowsOf(under.ports.logBooks.entries$(), count)).map(({ log_entry_uid }) => log_entry_uid);
    const deleted = async (count: number) =>
      (await rowsOf(under.ports.deletedPasses.deleted$, count)).map(({ pass }) => pass.log_entry_uid);
    const pictures = (of: LogEntry, count: number) =>
      rowsOf(under.ports.passPictures.pictures$(of.log_entry_uid), count);

    beforeEach(async () => {
      under = await make();
      const { vehicles, logBooks } = under.ports;
      vehicles.save(nova);
      for (const pass of [fullPass, another]) logBooks.save(pass);
      await living(2);
    });
    afterEach(() => under.stop());

    test('stores it among the deleted, whole and with the time, and leaves the others', async () => {
      const { logBooks, deletedPasses } = under.ports;
      expect(await deleted(0)).toEqual([]);
      expect(logBooks.delete(fullPass)).toEqual(saved);
      expect(await living(1)).toEqual(['another']);
      const isStamped = ({ deleted_at }: DeletedPass) => deleted_at !== null;
      const seen = await firstValueFrom(
        deletedPasses.deleted$.pipe(
          filter((each) => each.state === 'present' && each.value.some(isStamped)),
          timeout({ first: patience }),
        ),
      );
      const [row] = seen.state === 'present' ? seen.value : [];
      expect(row?.pass).toEqual(fullPass);
      expect(Math.abs((row?.deleted_at ?? 0) - under.now())).toBeLessThan(minute);
    });

    test('can be undone: it is in the log book as it was, with its pictures', async () => {
      const { logBooks, deletedPasses, passPictures } = under.ports;
      passPictures.add(pictureOf(fullPass, 2));
      await pictures(fullPass, 1);
      logBooks.delete(fullPass);
      await deleted(1);
      expect(await pictures(fullPass, 1)).toEqual([pictureOf(fullPass, 2)]);
      expect(deletedPasses.restore(fullPass)).toEqual(saved);
      const rows = await rowsOf(logBooks.entries$(), 2);
      expect(rows).toContainEqual(fullPass);
      expect(await deleted(0)).toEqual([]);
      expect(await pictures(fullPass, 1)).toEqual([pictureOf(fullPass, 2)]);
    });

    test('is undone too by saving it again, as Undo does', async () => {
      const { logBooks } = under.ports;
      logBooks.delete(fullPass);
      await deleted(1);
      expect(logBooks.save(fullPass)).toEqual(saved);
      await living(2);
      expect(await deleted(0)).toEqual([]);
    });

    test('can be done again after it was undone, and holds what was changed in between', async () => {
      const { logBooks, deletedPasses } = under.ports;
      logBooks.delete(fullPass);
      await deleted(1);
      deletedPasses.restore(fullPass);
      await living(2);
      const changed = { ...fullPass, notes: 'new tires' };
      logBooks.save(changed, fullPass);
      logBooks.delete(changed);
      await living(1);
      const [row] = await rowsOf(deletedPasses.deleted$, 1);
      expect(row?.pass).toEqual(changed);
    });

    test('shows the last one deleted first', async () => {
      under.ports.logBooks.delete(fullPass);
      await deleted(1);
      under.ports.logBooks.delete(another);
      expect(await deleted(2)).toEqual(['another', 'full-pass']);
      expect(await living(0)).toEqual([]);
    });

    test('for good takes the pass and its pictures, and nothing of another', async () => {
      const { logBooks, deletedPasses, passPictures } = under.ports;
      for (const each of [pictureOf(fullPass, 0), pictureOf(fullPass, 3), pictureOf(another, 1)])
        passPictures.add(each);
      await pictures(fullPass, 2);
      for (const each of [fullPass, another]) logBooks.delete(each);
      await deleted(2);
      expect(deletedPasses.remove(fullPass)).toEqual(saved);
      expect(await deleted(1)).toEqual(['another']);
      expect(await pictures(fullPass, 0)).toEqual([]);
      expect(await pictures(another, 1)).toHaveLength(1);
      expect(await living(0)).toEqual([]);
    });

    test('hides it with its deleted vehicle, and shows it again once that is restored', async () => {
      const { logBooks, vehicles } = under.ports;
      logBooks.delete(fullPass);
      await deleted(1);
      vehicles.delete('nova');
      expect(await deleted(0)).toEqual([]);
      vehicles.restore('nova');
      expect(await deleted(1)).toEqual(['full-pass']);
      await living(1);
    });
  });
};
