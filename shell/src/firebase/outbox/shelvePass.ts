import { changedFields, monthOfPass, type LogEntry } from '@holeshot/shared-core';
import { logBookWithId } from '../../writes/logBookWithId';
import type { OutboxServer } from './outboxServer';
import type { AboutPass, DocumentWrite } from '../../writes/outboxStore';
import { passWrite } from '../../writes/passWrite';
import { passIn } from '../../writes/completePass';

/** A pass whose copies are merged into one log book. */
interface Shelved extends Pick<AboutPass, 'uid' | 'back'> {
  /** As the racer had it before him when he changed it after he had brought it back. */
  edited?: unknown;
}

/** A pass in the log book with this id. */
interface Copy {
  id: string;
  entry: unknown;
}

/** The fields that a copy holds otherwise than the pass that counts; not those in which it is as it was before. */
const otherwiseIn = (copy: LogEntry, kept: LogEntry, before: LogEntry = kept): string[][] => {
  const since = new Set(changedFields(before, copy).map((path) => path.join('.')));
  return changedFields(kept, copy).filter((path) => since.has(path.join('.')));
};

/** The copies that go, with one that is gone already: another device has taken what was brought back, and what was made of it. */
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
 * Puts a pass into the log book that its vehicle and time say, and out of all others. Only a transaction sees what
 * other devices have written to it meanwhile, and only so none of it is lost or there twice.
 * @param pass where it was brought back, of other copies only what was changed since is told
 * @param ids of the books that may hold it; the first that does has the pass that counts
 * @param keep is given what the other copies hold otherwise, each as a write into the pass that counts, before they go;
 *   once more where another device writes meanwhile, or where the answer to the first time was lost
 * @returns the id of the book that has the pass; undefined where none did, or it may not be moved: it stays where it is;
 *   rejects without an answer of the server
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
      // What was not read may hold a copy, which must not be written over.
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
