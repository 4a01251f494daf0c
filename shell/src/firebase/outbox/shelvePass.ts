import { changedFields, monthOfPass, type LogEntry } from '@holeshot/shared-core';
import { logBookWithId } from '../../writes/logBookWithId';
import type { OutboxServer } from './outboxServer';
import type { AboutPass, DocumentWrite } from '../../writes/outboxStore';
import { passWrite } from '../../writes/passWrite';
import { passIn } from '../../writes/completePass';

/** Pass whose copies are merged into one log book. */
interface Shelved extends Pick<AboutPass, 'uid' | 'back'> {
  /** Restored pass as the racer saw it before changing it. */
  edited?: unknown;
}

/** Pass in the log book with this id. */
interface Copy {
  id: string;
  entry: unknown;
}

/** Returns the fields in which a copy differs from the pass that counts and from its former self. */
const otherwiseIn = (copy: LogEntry, kept: LogEntry, before: LogEntry = kept): string[][] => {
  const since = new Set(changedFields(before, copy).map((path) => path.join('.')));
  return changedFields(kept, copy).filter((path) => since.has(path.join('.')));
};

/**
 * Returns the copies that go, including one that is gone already: another device has taken the restored pass with its
 * changes.
 */
const goingOf = ({ back, edited }: Shelved, holding: readonly Copy[]): readonly Copy[] => {
  const others = holding.slice(1);
  if (back === undefined || edited === undefined || holding.some(({ id }) => id === back.to)) return others;
  return [...others, { id: back.to, entry: edited }];
};

/** Codes of a server that does not answer now. */
const passing = [
  'unavailable',
  'aborted',
  'deadline-exceeded',
  'resource-exhausted',
  'unauthenticated',
  'cancelled',
];

/**
 * Puts a pass into the log book of its vehicle and time, and out of all others. Only a transaction sees the
 * simultaneous writes of other devices, so that none is lost or doubled.
 * @param pass restored in a book; of other copies only later changes count
 * @param ids of the books that may hold it; the first that does has the pass that counts
 * @param keep receives the differences of the other copies, each as a write into the pass that counts, before they
 * go; again after another device's write or a lost answer
 * @returns the id of the book that has the pass; undefined if none did, or if it may not be moved; rejects without an
 * answer of the server
 */
export const shelvePass = async (
  server: Pick<OutboxServer, 'uid' | 'transact'>,
  pass: Shelved,
  ids: readonly string[],
  keep: (otherwise: readonly DocumentWrite[]) => Promise<unknown>,
): Promise<string | undefined> => {
  const { uid, back } = pass;
  let home: string | undefined;
  const paths = ids.map((id) => `logBooks/${id}`);
  try {
    await server.transact(paths, async (stored) => {
      const books = ids.map((id, index) => ({ id, entry: passIn(stored[index], uid) }));
      const holding = books.filter(({ entry }) => entry !== undefined);
      const [kept] = holding;
      if (kept === undefined) return [];
      const book = monthOfPass(kept.entry);
      home = book.id;
      // An unread book may hold a copy, which must not be overwritten.
      if (!ids.includes(home)) return [];
      const otherwise = goingOf(pass, holding).flatMap(({ id, entry }) => {
        const before = id === back?.to ? undefined : back?.before;
        const paths = otherwiseIn(entry as LogEntry, kept.entry as LogEntry, before);
        return paths.length === 0 ? [] : [passWrite(server.uid, book, uid, paths, entry)];
      });
      await keep(otherwise);
      return [
        ...(kept.id === book.id ? [] : [passWrite(server.uid, book, uid, [[]], kept.entry)]),
        ...holding
          .filter(({ id }) => id !== book.id)
          .map(({ id }) => passWrite(server.uid, logBookWithId(id), uid, [[]])),
      ];
    });
  } catch (error) {
    if (passing.includes((error as { code?: string }).code ?? '')) throw error;
    // A full month, or access that has ended: the pass is read in any book, and its next change tries again.
    return undefined;
  }
  return home === undefined || ids.includes(home) ? home : shelvePass(server, pass, [...ids, home], keep);
};
