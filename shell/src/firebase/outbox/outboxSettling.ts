import { firstValueFrom, startWith, Subject, switchMap } from 'rxjs';
import type { OutboxAnswers } from './outboxAnswers';
import { isWaiting, type OutboxRows } from './outboxRows';
import type { OutboxServer } from './outboxServer';
import type { OutboxWrite } from '../../writes/outboxStore';
import { receiptOf } from './receipts';
import { withoutSuperseded } from '../../writes/withoutSuperseded';

/** Ends the writes that earlier runs left: the SDK's promises did not survive. */
export interface OutboxSettling {
  /** Loads them from the device, and queues those that Firestore never got. */
  load(): Promise<void>;
  /** Shows the other tabs' changes of the writes. */
  read(): Promise<void>;
  /** Checks which of them the server has, and sends the rest again. */
  settle(): Promise<void>;
  /** Returns whether a write is pending that only `settle` can end. */
  isUnsettled(): boolean;
}

/** Age (ms) after which an unqueued write belongs to a closed tab. */
const abandonedMs = 60_000;

/**
 * Creates the settling of an outbox.
 * @param isInHand tells whether this run has sent a write and not finished it
 * @param sendAgain sends a write once more, without the parts that later waiting ones replace
 * @param now milliseconds
 */
export const createOutboxSettling = (
  server: OutboxServer,
  rows: OutboxRows,
  { takenBefore, standsIn }: Pick<OutboxAnswers, 'takenBefore' | 'standsIn'>,
  isInHand: (write: OutboxWrite) => boolean,
  sendAgain: (write: OutboxWrite) => void,
  now: () => number,
): OutboxSettling => {
  /** Tells whether an earlier run left a write without an answer. */
  const isOpen = (write: OutboxWrite): boolean => isWaiting(write) && !isInHand(write);

  /** Returns the current write, unless its own promise, a later write or the racer has ended it. */
  const stillOpen = ({ id }: OutboxWrite): OutboxWrite | undefined => {
    const write = rows.find(id);
    return write && isOpen(write) ? write : undefined;
  };

  /** Returns the rest of a write beside all that wait, in this tab and on the device. */
  const leftBeside = (write: OutboxWrite, inAllTabs: readonly OutboxWrite[]): OutboxWrite | undefined =>
    withoutSuperseded(write, [...inAllTabs.filter(isWaiting), ...rows.waiting()]);

  const settleReceived = async (write: OutboxWrite): Promise<void> => {
    // A pass deleted long ago that stands in a book may have been moved before or restored since.
    const book = await standsIn(write);
    const open = stillOpen(write);
    if (open === undefined) return;
    await (book === undefined
      ? takenBefore(open)
      : rows.store({ ...open, state: 'refused', reason: 'pass-back' }));
  };

  const settleUnreceived = async (unreceived: readonly OutboxWrite[]): Promise<void> => {
    if (unreceived.length === 0) return;
    const inAllTabs = (await rows.inAllTabs()).filter(isWaiting);
    // In their order: an edit before its pass would be refused.
    for (const write of unreceived) {
      const open = stillOpen(write);
      if (open === undefined) continue;
      const left = leftBeside(open, inAllTabs);
      // The tab that sent it, or a later write, has ended it.
      if (!inAllTabs.some(({ id }) => id === open.id)) rows.drop(open.id);
      else if (left === undefined) await rows.forget(open.id);
      else sendAgain(left);
    }
  };

  /** Queues a write that an earlier run could not note as queued, unless that was killed between the two. */
  const queue = async (write: OutboxWrite): Promise<void> => {
    const isOurs = () => rows.find(write.id) === write && !isInHand(write);
    const { unqueued: _, ...queued } = write;
    const inAllTabs = await rows.inAllTabs();
    if (!isOurs()) return;
    const onDevice = inAllTabs.find(({ id }) => id === write.id);
    if (onDevice === undefined) {
      rows.drop(write.id);
      return;
    }
    if (!onDevice.unqueued) {
      rows.show(onDevice);
      return;
    }
    const left = leftBeside(queued, inAllTabs);
    const isHeld = left === undefined || (await server.holds(receiptOf(left)));
    if (!isOurs()) return;
    if (isHeld) await rows.store(queued);
    else sendAgain(left);
  };

  const gather = async (isWanted: (write: OutboxWrite) => boolean): Promise<void> => {
    await rows.follow(isInHand, isWanted);
    const unqueued = rows.waiting().filter((write) => write.unqueued && isWanted(write));
    // The tab that owns it may have ended it while Firestore was opening.
    if (unqueued.length > 0) await server.queued();
    for (const write of unqueued) await queue(write);
  };

  const news$ = new Subject<void>();
  /**
   * Waits for the queue; Firestore does not tell a reloaded tab what another tab sends, so each notice requests
   * again.
   */
  const sent = (): Promise<void> =>
    firstValueFrom(
      news$.pipe(
        startWith(undefined),
        switchMap(() => server.sent()),
      ),
    );

  /** Tells whether a new unqueued write is left to the tab that is about to queue it. */
  const isLeft = ({ unqueued, at }: OutboxWrite): boolean => !unqueued || at < now() - abandonedMs;

  const settleAll = async (): Promise<void> => {
    await gather(isLeft);
    const waiting = rows.writes$.value.filter((write) => isOpen(write) && isLeft(write));
    if (waiting.length === 0) return;
    await sent();
    // The tab that sent them may have ended some.
    const left = waiting.flatMap((write) => stillOpen(write) ?? []);
    const received = await Promise.all(left.map((write) => server.received(receiptOf(write))));
    const there = left.filter((_, index) => received[index]);
    // In their order: the rest that one leaves to a later write of the same pass must not come too late.
    for (const write of there) await settleReceived(write);
    await settleUnreceived(left.filter((_, index) => !received[index]));
  };
  let settling: Promise<void> | undefined;

  return {
    load: () => gather(() => true),
    read: async () => {
      await rows.follow(isInHand, () => true);
      news$.next();
    },
    // One at a time: two would do the same twice.
    settle: () => {
      news$.next();
      return (settling ??= settleAll().finally(() => (settling = undefined)));
    },
    isUnsettled: () => rows.writes$.value.some(isOpen),
  };
};
