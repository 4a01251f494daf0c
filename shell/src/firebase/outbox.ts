import { BehaviorSubject } from 'rxjs';
import { booksHolding } from './booksHolding';
import { createKeeping } from './createKeeping';
import { logBookIdOf } from './logBookWithId';
import { movedTo } from './movedTo';
import { shelvePass } from './shelvePass';
import { bringsPassBack, isDeletionOfPass, isEditOfPass, passIn, passOf, wholePass } from './wholePass';
import type { OutboxServer } from './outboxServer';
import { OutboxStore, type DocumentWrite, type OutboxWrite, type WriteStore } from './outboxStore';
import { bringsBack, editedRow, missesRow, rowGone, wholeRow } from './rowWrite';
import { withoutSuperseded } from './withoutSuperseded';

/** What a repository asks to be written. */
type Write = DocumentWrite & Pick<OutboxWrite, 'pass'>;

/** Every write of the signed-in racer goes through here: Firestore's own queue sends it, this remembers it. */
export interface Outbox {
  /** Oldest first. */
  writes$: BehaviorSubject<OutboxWrite[]>;
  /** Several are taken by the server together, or none of them. */
  write(...writes: Write[]): void;
  /** Whether what was written just now is kept on the device; false where a part of it could not be, or was refused at once. */
  kept(): Promise<boolean>;
  /** Sends a refused write once more, but for what a later write that is on its way replaces. */
  retry(id: string): void;
  /** As `retry`, for an edit of a pass, a vehicle or a location that is gone: sends it whole. */
  restore(id: string): void;
  discard(id: string): Promise<void>;
  /** Brings back what earlier runs of the app left on the device, and gives Firestore what it never got of it. */
  load(): Promise<void>;
  /** Resolves once `load`, where it was called, is over, whatever became of it. */
  loaded(): Promise<void>;
  /**
   * Settles what earlier runs of the app left: the SDK's promises did not survive them. What the server has never got is
   * sent once more.
   */
  settle(): Promise<void>;
  /** Whether anything waits that only `settle` can end: what an earlier run left, or what could not be looked up. */
  isUnsettled(): boolean;
}

/** After so long a write that is not in Firestore's queue is of a tab that is no more. */
const abandonedMs = 60_000;

const codeOf = (error: unknown): string => {
  const { code = 'unknown', message = '' } = error as { code?: string; message?: string };
  // The SDK's word for a write that this device had no room for.
  return message.includes('Failed to persist write') ? 'not-stored' : code;
};

const nothing = (): void => undefined;

const isWaiting = (write: OutboxWrite): boolean => write.state === 'waiting';

/** Whether a write changes a part of something that another device may have deleted. */
const isEdit = (write: OutboxWrite): boolean => isEditOfPass(write) || editedRow(write) !== undefined;

/** What the server remembers a write by. */
const receiptOf = ({ id, receipt = id }: OutboxWrite): string => receipt;

/** Why an edit is refused that has nowhere to go. */
const goneReason = (write: OutboxWrite): string => rowGone(write) ?? 'pass-gone';

/**
 * @param server the database that takes the writes
 * @param clock milliseconds and new ids
 * @param report what could not be kept on the device
 */
export const createOutbox = (
  server: OutboxServer,
  clock: { now: () => number; newId: () => string },
  report: (error: unknown) => void,
  store: WriteStore = new OutboxStore(),
): Outbox => {
  const { uid } = server;
  const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
  let loading: Promise<unknown> = Promise.resolve();
  const keeping = createKeeping();
  const find = (id: string): OutboxWrite | undefined => writes$.value.find((each) => each.id === id);

  // Of two of the same millisecond, such as from two tabs, the one that changes keeps its place.
  const show = (write: OutboxWrite) => {
    const isNew = find(write.id) === undefined;
    const rows = writes$.value.map((each) => (each.id === write.id ? write : each));
    writes$.next([...rows, ...(isNew ? [write] : [])].sort((a, b) => a.at - b.at));
  };
  /** What Firestore has not in its queue yet, by id: until then a restart has to give it once more. */
  const unqueued = new Set<string>();
  const put = (write: OutboxWrite): Promise<boolean> =>
    store.put(unqueued.has(write.id) ? { ...write, unqueued: true } : write).then(
      () => true,
      (error: unknown) => {
        report(error);
        return false;
      },
    );
  const keep = async (write: OutboxWrite): Promise<void> => {
    show(write);
    await put(write);
  };
  const putUnqueued = (write: OutboxWrite) => {
    unqueued.add(write.id);
    return put(write);
  };
  const drop = (id: string) => writes$.next(writes$.value.filter((each) => each.id !== id));
  const forget = (id: string) => {
    drop(id);
    return store.remove(id).catch(report);
  };

  /** The server has it: it is done with, and so is what earlier writes would have put in the same place. */
  const confirm = async (write: OutboxWrite): Promise<void> => {
    const changes = writes$.value.map(async (each) => {
      const isLeft = each.reason !== undefined && each.reason === rowGone(each) && bringsBack(write, each);
      const left = isLeft ? each : bringsPassBack(write, each) ? undefined : withoutSuperseded(each, [write]);
      if (each.id === write.id || left === undefined) await forget(each.id);
      else if (left !== each) await keep(left);
    });
    await Promise.all(changes);
  };

  const booksNow = (write: OutboxWrite): Promise<string[]> =>
    booksHolding(
      server,
      write,
      writes$.value.filter(isWaiting).map(({ path }) => path),
    );

  /**
   * The write where its pass is in the book it goes to; as one to the book that has it; undefined where none has, or
   * where its vehicle or location is gone.
   */
  const whereItGoes = async (write: OutboxWrite): Promise<OutboxWrite | undefined> => {
    const passUid = passOf(write);
    if (passUid === undefined && !isEdit(write)) return write;
    const [stored] = await server.stored([write.path]);
    if (passUid === undefined) return missesRow(write, stored) ? undefined : write;
    if (passIn(stored, passUid) !== undefined) return write;
    const [book] = await booksNow(write);
    return book === undefined ? undefined : movedTo(write, book);
  };

  /** Whether what a deletion takes away comes back by a later write that waits, of this tab or of another. */
  const isBroughtBack = async (deletion: OutboxWrite): Promise<boolean> => {
    const inAllTabs = await store.of(uid).catch(() => []);
    return [...writes$.value, ...inAllTabs].some((each) => isWaiting(each) && bringsPassBack(each, deletion));
  };

  /**
   * The other book that a deleted pass stands in, moved there by another device; undefined where it is deleted, and
   * where it was brought back. In the book it was deleted from it can only have been put back since.
   */
  const movedSince = async (deletion: OutboxWrite): Promise<string | undefined> => {
    if (!isDeletionOfPass(deletion) || (await isBroughtBack(deletion))) return undefined;
    const book = (await booksNow(deletion)).find((path) => path !== deletion.path);
    // The racer may have brought it back while the server was asked.
    return book === undefined || (await isBroughtBack(deletion)) ? undefined : book;
  };

  /** Gathers a pass in the book it belongs to, or leaves that to a later write of it, which would else miss it. */
  const shelve = async (write: OutboxWrite): Promise<void> => {
    const { id, path, at, pass } = write;
    if (pass?.shelve === undefined) return;
    const later = writes$.value.find(
      (each) => isWaiting(each) && each.id !== id && each.at > at && each.pass?.uid === pass.uid,
    );
    const books = [logBookIdOf(path), ...pass.shelve];
    if (later?.pass !== undefined)
      await keep({ ...later, pass: { ...later.pass, shelve: [...(later.pass.shelve ?? []), ...books] } });
    else {
      const others = (await booksNow(write)).map(logBookIdOf);
      await shelvePass(server, pass.uid, [...new Set([...books, ...others])]);
    }
  };

  /** What is left to do once the server has a write; rejects where the server gives no answer to that. */
  const taken = async (write: OutboxWrite): Promise<void> => {
    const book = await movedSince(write);
    // A later write of the same, or the racer, may be done with it meanwhile, and an earlier one may have left it something.
    const now = find(write.id);
    if (now === undefined) return;
    if (book !== undefined) {
      sendAgain({ ...movedTo(write, book), receipt: clock.newId() });
      return;
    }
    await shelve({ ...write, ...(now.pass && { pass: now.pass }) });
    await confirm(write);
  };

  /** As `taken`, of a write that the server had before; its pass may have been moved since. */
  const takenBefore = async (write: OutboxWrite): Promise<void> =>
    taken((isEdit(write) ? await whereItGoes(write) : undefined) ?? write);

  /**
   * What the server had already was only sent twice, its answer having been lost, and an edit of a pass that is elsewhere
   * now goes there; all else is kept for the racer to decide.
   */
  const refused = async (write: OutboxWrite, code: string): Promise<void> => {
    const isDenied = code === 'permission-denied';
    if (isDenied && (await server.received(receiptOf(write)))) {
      await takenBefore(write);
      return;
    }
    const there = isDenied && isEdit(write) ? await whereItGoes(write).catch(() => write) : write;
    if (there === undefined) await keep({ ...write, state: 'refused', reason: goneReason(write) });
    else if (there === write) await keep({ ...write, state: 'refused', reason: code });
    else sendAgain(there);
  };

  /** What this run of the app has sent and is not done with. */
  const inHand = new Set<readonly OutboxWrite[]>();
  const isInHand = ({ id }: OutboxWrite) => [...inHand].flat().some((sent) => sent.id === id);
  let answers = Promise.resolve();

  /** One answer of the server after the other: what is looked up for one must not see what a later one has changed. */
  const answer = (sent: readonly OutboxWrite[], next: (write: OutboxWrite) => Promise<void>): void => {
    answers = answers.then(async () => {
      for (const { id } of sent) {
        const write = find(id);
        await (write && next(write))?.catch((error: unknown) => {
          // Where it could not be looked up, the write waits to be settled.
          if (codeOf(error) !== 'unavailable') report(error);
        });
      }
      inHand.delete(sent);
    });
  };

  const send = (writes: readonly OutboxWrite[]): void => {
    inHand.add(writes);
    server.commit(writes, writes.map(receiptOf)).then(
      () => answer(writes, taken),
      (error: unknown) => answer(writes, (write) => refused(write, codeOf(error))),
    );
    server.queued().then(
      () => {
        for (const { id } of writes) {
          unqueued.delete(id);
          const write = find(id);
          if (write !== undefined) void put(write);
        }
      },
      // The database has ended: the next start looks what it has.
      nothing,
    );
  };

  const sendAgain = (write: OutboxWrite): void => {
    const left = withoutSuperseded(write, writes$.value.filter(isWaiting));
    if (left === undefined) return;
    const { reason: _, unqueued: __, ...rest } = left;
    const again: OutboxWrite = { ...rest, state: 'waiting' };
    show(again);
    void putUnqueued(again);
    send([again]);
  };

  /** Sends a refused write to where its pass, vehicle or location stands by now; where that is nowhere, as `whenGone` says. */
  const sendRefused = (id: string, whenGone: (write: OutboxWrite) => OutboxWrite): void => {
    const write = find(id);
    if (write === undefined) return;
    whereItGoes(write)
      .catch(() => write)
      .then((there) => {
        // The racer may have discarded it, or asked once more, while the server was asked.
        if (find(id) !== write) return;
        const next = there ?? whenGone(write);
        // The server had the deletion once: what the racer decides now is another.
        sendAgain(write.reason === 'pass-back' ? { ...next, receipt: clock.newId() } : next);
      })
      .catch(report);
  };

  /** Left by an earlier run, which had no answer to it. */
  const isOpen = (write: OutboxWrite): boolean => isWaiting(write) && !isInHand(write);

  /** A write as it is now, unless its own promise, a later write, or the racer has decided meanwhile. */
  const stillOpen = ({ id }: OutboxWrite): OutboxWrite | undefined => {
    const now = find(id);
    return now && isOpen(now) ? now : undefined;
  };

  /** What is left of a write beside all that wait, in this tab and on the device. */
  const leftBeside = (write: OutboxWrite, inAllTabs: readonly OutboxWrite[]): OutboxWrite | undefined =>
    withoutSuperseded(write, [...inAllTabs, ...writes$.value].filter(isWaiting));

  const settleReceived = async (write: OutboxWrite): Promise<void> => {
    // Deleted long ago, a pass that stands in another book may have been moved before that or restored since.
    const book = await movedSince(write);
    const open = stillOpen(write);
    if (open === undefined) return;
    await (book === undefined ? takenBefore(open) : keep({ ...open, state: 'refused', reason: 'pass-back' }));
  };

  const settleUnreceived = async (unreceived: readonly OutboxWrite[]): Promise<void> => {
    if (unreceived.length === 0) return;
    const inAllTabs = (await store.of(uid)).filter(isWaiting);
    // In their order: an edit that came before the pass itself would be refused.
    for (const write of unreceived) {
      const open = stillOpen(write);
      if (open === undefined) continue;
      const left = leftBeside(open, inAllTabs);
      // Another tab, which sent it or what came after it, has gone on with it.
      if (!inAllTabs.some(({ id }) => id === open.id)) drop(open.id);
      else if (left === undefined) await forget(open.id);
      else sendAgain(left);
    }
  };

  /** Gives Firestore what an earlier run could not note as queued, unless it was killed between the two. */
  const queue = async (write: OutboxWrite): Promise<void> => {
    const isOurs = () => find(write.id) === write && !isInHand(write);
    const { unqueued: _, ...queued } = write;
    const inAllTabs = await store.of(uid);
    if (!isOurs()) return;
    const now = inAllTabs.find(({ id }) => id === write.id);
    if (now === undefined) {
      drop(write.id);
      return;
    }
    if (!now.unqueued) {
      show(now);
      return;
    }
    const left = leftBeside(queued, inAllTabs);
    const isHeld = left === undefined || (await server.holds(receiptOf(left)));
    if (!isOurs()) return;
    if (isHeld) await keep(queued);
    else sendAgain(left);
  };

  /** What this run knows of a write counts: it may be done with one while the store is read. */
  const read = async (isWanted: (write: OutboxWrite) => boolean): Promise<OutboxWrite[]> => {
    const before = new Set(writes$.value.map(({ id }) => id));
    const kept = (await store.of(uid)).filter(isWanted);
    const unheard = kept.filter(({ id }) => !before.has(id) && find(id) === undefined);
    if (unheard.length > 0) writes$.next([...writes$.value, ...unheard].sort((a, b) => a.at - b.at));
    return writes$.value;
  };

  const gather = async (isWanted: (write: OutboxWrite) => boolean): Promise<OutboxWrite[]> => {
    const unqueued = (await read(isWanted)).filter((write) => write.unqueued && isWaiting(write));
    // Until Firestore has opened, another tab, whose write it is, may have gone on with it.
    if (unqueued.length > 0) await server.queued();
    for (const write of unqueued) await queue(write);
    return writes$.value;
  };

  return {
    writes$,
    write: (...writes) => {
      const rows = writes.map((write): OutboxWrite => {
        // A clock that was set back must not make the newer write the older one.
        const at = Math.max(clock.now(), 1 + (writes$.value.at(-1)?.at ?? 0));
        const row: OutboxWrite = { ...write, id: clock.newId(), uid, at, state: 'waiting' };
        show(row);
        return row;
      });
      const kept = Promise.all(rows.map(putUnqueued));
      const isRefused = () => rows.some(({ id }) => find(id)?.state === 'refused');
      keeping.add(kept.then((each) => each.every(Boolean) && !isRefused()));
      send(rows);
    },
    kept: () => keeping.kept(),
    retry: (id) => sendRefused(id, (write) => write),
    restore: (id) => sendRefused(id, (write) => wholePass(wholeRow(write))),
    discard: forget,
    load: async () => {
      loading = gather(() => true);
      await loading;
    },
    loaded: () => loading.then(nothing, nothing),
    settle: async () => {
      await loading.catch(nothing);
      // What is not queued and came just now is of another tab, which is about to give it to Firestore.
      const kept = await gather(({ unqueued, at }) => !unqueued || at < clock.now() - abandonedMs);
      const waiting = kept.filter(isOpen);
      if (waiting.length === 0) return;
      await server.sent();
      const received = await Promise.all(waiting.map((write) => server.received(receiptOf(write))));
      const there = waiting.filter((_, index) => received[index]);
      // In their order: what one of them leaves to a later one of the same pass must not come too late for that.
      for (const write of there) await settleReceived(write);
      await settleUnreceived(waiting.filter((_, index) => !received[index]));
    },
    isUnsettled: () => writes$.value.some(isOpen),
  };
};
