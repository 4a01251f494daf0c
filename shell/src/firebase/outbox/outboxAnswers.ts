import type { FailureCode } from '@holeshot/shared-core';
import { booksHolding } from './booksHolding';
import { moveWrite } from '../../writes/moveWrite';
import { isWaiting, type OutboxRows } from './outboxRows';
import type { OutboxServer } from './outboxServer';
import type { OutboxWrite } from '../../writes/outboxStore';
import { receiptOf } from './receipts';
import { bringsBack, editedRow, missesRow, rowGone } from '../../writes/rowWrite';
import { bringsPassBack, isDeletionOfPass, isEditOfPass, passIn, passOf } from '../../writes/completePass';
import { withoutSuperseded } from '../../writes/withoutSuperseded';

/** Handlers of the server's answer to a write; each rejects if a lookup gets no answer. */
export interface OutboxAnswers {
  /** Handles a write that the server has taken. */
  taken(write: OutboxWrite): Promise<void>;
  /**
   * Handles a write that the server had before; its pass may have moved since. A restored pass that is nowhere now
   * waits for the racer to decide.
   */
  takenBefore(write: OutboxWrite): Promise<void>;
  /**
   * Handles a refused write. One that the server had before was sent twice because its answer was lost; an edit of a
   * moved pass goes to its new place; all others wait for the racer to decide.
   * @param code the server's
   */
  refused(write: OutboxWrite, code: FailureCode): Promise<void>;
  /**
   * Returns the write if its pass is in its book; redirected to the book that has it; undefined if none has, or if
   * its vehicle or location is gone.
   */
  whereItGoes(write: OutboxWrite): Promise<OutboxWrite | undefined>;
  /**
   * Returns the book that still holds a deleted pass, moved or restored by another device; undefined if it is
   * deleted, or if this device restores it.
   */
  standsIn(deletion: OutboxWrite): Promise<string | undefined>;
}

/** Returns whether a write changes a part of something that another device may have deleted. */
const isEdit = (write: OutboxWrite): boolean => isEditOfPass(write) || editedRow(write) !== undefined;

/** Returns whether a write adds a picture to a pass. */
const addsPicture = ({ path, data }: OutboxWrite): boolean =>
  path.includes('/passPictures/') && 'base64' in data;

const isNotification = ({ path }: OutboxWrite): boolean => path.startsWith('notifications/');

/** Reason of a write with the differences of another copy. */
export const twoCopies: FailureCode = 'two-copies';

/** Returns the reason of an edit whose target is deleted. */
const goneReason = (write: OutboxWrite): FailureCode => rowGone(write) ?? 'pass-gone';

/**
 * Creates the handlers of the server's answers.
 * @param sendAgain sends a write once more, without the parts that later waiting ones replace
 */
export const createOutboxAnswers = (
  server: OutboxServer,
  rows: OutboxRows,
  newId: () => string,
  sendAgain: (write: OutboxWrite) => void,
): OutboxAnswers => {
  /** Ends a write, and the parts of earlier writes for the same place. */
  const confirm = async (write: OutboxWrite): Promise<void> => {
    const undone = rows.writes$.value.filter((each) => bringsPassBack(write, each));
    const changes = rows.writes$.value.map(async (each) => {
      const isLeft = each.reason !== undefined && each.reason === rowGone(each) && bringsBack(write, each);
      // An undone deletion no longer removes anything.
      const beside = undone.includes(each) ? undefined : withoutSuperseded(each, [write, ...undone]);
      const left = isLeft ? each : beside;
      if (each.id === write.id || left === undefined) await rows.forget(each.id);
      else if (left !== each) await rows.store(left);
    });
    await Promise.all(changes);
  };

  const booksNow = (write: OutboxWrite): Promise<string[]> =>
    booksHolding(
      server,
      write,
      rows.waiting().map(({ path }) => path),
    );

  const whereItGoes = async (write: OutboxWrite): Promise<OutboxWrite | undefined> => {
    const passUid = passOf(write);
    if (passUid === undefined && !isEdit(write)) return write;
    const [stored] = await server.stored([write.path]);
    if (passUid === undefined) return missesRow(write, stored) ? undefined : write;
    if (passIn(stored, passUid) !== undefined) return write;
    const [book] = await booksNow(write);
    return book === undefined ? undefined : moveWrite(write, book);
  };

  /** Tells whether a later waiting write, of any tab, restores what a deletion removes. */
  const isBroughtBack = async (deletion: OutboxWrite): Promise<boolean> => {
    const inAllTabs = await rows.inAllTabs().catch(() => []);
    return [...rows.writes$.value, ...inAllTabs].some(
      (each) => isWaiting(each) && bringsPassBack(each, deletion),
    );
  };

  const standsIn = async (deletion: OutboxWrite): Promise<string | undefined> => {
    if (!isDeletionOfPass(deletion) || (await isBroughtBack(deletion))) return undefined;
    const books = await booksNow(deletion);
    const book = books.find((path) => path !== deletion.path) ?? books[0];
    // The racer may have restored it during the lookup.
    return book === undefined || (await isBroughtBack(deletion)) ? undefined : book;
  };

  /** Shelves the passes of a write; loads that code only when needed. */
  const shelve = async (write: OutboxWrite): Promise<void> => {
    if (write.pass?.shelve === undefined) return;
    const { shelveWrite } = await import(/* webpackChunkName: "shelve-pass" */ './shelveWrite');
    // An earlier write may have left it something meanwhile.
    const { pass = write.pass } = rows.find(write.id) ?? write;
    await shelveWrite(server, rows, newId, { ...write, pass });
  };

  const taken = async (write: OutboxWrite): Promise<void> => {
    const book = await standsIn(write);
    // A later write, or the racer, may have ended it meanwhile, and an earlier one may have left it something.
    const now = rows.find(write.id);
    if (now === undefined) return;
    const known = { ...write, ...(now.pass && { pass: now.pass }) };
    if (book === write.path) {
      await rows.store({ ...known, state: 'refused', reason: 'pass-back' });
      return;
    }
    const place = book ?? known.pass?.follows;
    if (place !== undefined && place !== write.path) {
      const pass = known.pass && { pass: { ...known.pass, follows: undefined } };
      sendAgain({ ...moveWrite(write, place), ...pass, receipt: newId() });
      return;
    }
    await shelve(known);
    await confirm(write);
  };

  /** Tells whether a restored pass is nowhere though the server had it: somebody deleted it after that. */
  const isGoneAgain = async (write: OutboxWrite): Promise<boolean> =>
    write.pass?.back !== undefined &&
    !isEditOfPass(write) &&
    !isDeletionOfPass(write) &&
    (await booksNow(write)).length === 0;

  const takenBefore = async (write: OutboxWrite): Promise<void> => {
    if (await isGoneAgain(write)) {
      if (rows.find(write.id) === undefined) return;
      await rows.store({ ...write, state: 'refused', reason: 'pass-gone', receipt: newId() });
      return;
    }
    await taken((isEdit(write) ? await whereItGoes(write) : undefined) ?? write);
  };

  return {
    taken,
    takenBefore,
    refused: async (write, code) => {
      const isDenied = code === 'permission-denied';
      if (isDenied && (await server.received(receiptOf(write)))) {
        await takenBefore(write);
        return;
      }
      // Another device has deleted the notification: nothing is left to note.
      if (isDenied && isNotification(write) && (await server.stored([write.path]))[0] === undefined) {
        await rows.forget(write.id);
        return;
      }
      if (isDenied && addsPicture(write)) {
        const { placeElsewhere } = await import(/* webpackChunkName: "pass-pictures" */ './placeElsewhere');
        await placeElsewhere(write, { server, rows, sendAgain });
        return;
      }
      const there = isDenied && isEdit(write) ? await whereItGoes(write) : write;
      if (there !== undefined && there !== write) sendAgain(there);
      else {
        const reason = there === undefined ? goneReason(write) : code;
        await rows.store({ ...write, state: 'refused', reason });
      }
    },
    whereItGoes,
    standsIn,
  };
};
