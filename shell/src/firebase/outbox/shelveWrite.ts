import { monthOfPass, sameStored } from '@holeshot/shared-core';
import { isEditOfPass, passIn } from '../../writes/completePass';
import { logBookIdOf } from '../../writes/logBookWithId';
import type { DocumentWrite, OutboxWrite } from '../../writes/outboxStore';
import { booksHolding } from './booksHolding';
import { twoCopies } from './outboxAnswers';
import type { OutboxRows } from './outboxRows';
import type { OutboxServer } from './outboxServer';
import { shelvePass } from './shelvePass';

/**
 * Stores for the racer the differences of the copies that do not count. Nothing is withdrawn: a copy that is gone at
 * the next try may have been removed by the try whose answer was lost.
 */
const keepOtherwise =
  (rows: OutboxRows, newId: () => string, { uid, pass, at }: OutboxWrite) =>
  async (otherwise: readonly DocumentWrite[]): Promise<void> => {
    const isKept = (each: DocumentWrite): boolean =>
      rows.writes$.value.some(
        ({ reason, data, fields }) =>
          reason === twoCopies && sameStored([data, fields], [each.data, each.fields]),
      );
    for (const each of otherwise.filter((one) => !isKept(one))) {
      await rows.store({
        ...each,
        // A write that is pending now may be for that copy, and replaces nothing of it.
        ...{ id: newId(), uid, at: rows.writes$.value.at(-1)?.at ?? at },
        ...{ state: 'refused', reason: twoCopies },
        ...(pass && { pass: { uid: pass.uid, seenUntil: pass.seenUntil, shelve: [] } }),
      });
    }
  };

/** Gathers a pass in its book, or leaves that to a later write of it, which would miss it otherwise. */
export const shelveWrite = async (
  server: OutboxServer,
  rows: OutboxRows,
  newId: () => string,
  write: OutboxWrite,
): Promise<void> => {
  const { id, path, at, pass } = write;
  if (pass?.shelve === undefined) return;
  const books = [logBookIdOf(path), ...pass.shelve];
  const later = rows
    .waiting()
    .filter((each) => each.id !== id && each.at > at && each.pass?.uid === pass.uid);
  // A whole pass replaces its copies, and their later changes.
  const isOfOldCopy = (each: OutboxWrite): boolean =>
    !isEditOfPass(write) &&
    isEditOfPass(each) &&
    each.path !== path &&
    books.includes(logBookIdOf(each.path));
  for (const [index, each] of later.entries()) {
    const left = {
      ...(index === 0 && {
        shelve: [...new Set([...(each.pass?.shelve ?? []), ...books])],
        back: each.pass?.back ?? pass.back,
      }),
      ...(isOfOldCopy(each) && { follows: path }),
    };
    if (each.pass !== undefined && Object.keys(left).length > 0)
      await rows.store({ ...each, pass: { ...each.pass, ...left } });
  }
  if (later.length > 0) return;
  const written = passIn(write.data, pass.uid);
  const edited = isEditOfPass(write) ? written : undefined;
  const looked = new Set([...books, ...(written === undefined ? [] : [monthOfPass(written).id])]);
  let found: string[] = [];
  // Another device may have moved it, before or during the gathering: the last one finds both.
  do {
    for (const book of found) looked.add(book);
    const place = await shelvePass(
      server,
      { ...pass, edited },
      [...looked],
      keepOtherwise(rows, newId, write),
    );
    if (place !== undefined) looked.add(place);
    const unsent = rows.waiting().map((each) => each.path);
    found = (await booksHolding(server, write, unsent)).map(logBookIdOf);
  } while (found.some((book) => !looked.has(book)));
};
