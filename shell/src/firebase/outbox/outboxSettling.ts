import { firstValueFrom, startWith, Subject, switchMap } from 'rxjs';
import type { OutboxAnswers } from './outboxAnswers';
import { isWaiting, type OutboxRows } from './outboxRows';
import type { OutboxServer } from './outboxServer';
import type { OutboxWrite } from '../../writes/outboxStore';
import { receiptOf } from './receipts';
import { withoutSuperseded } from '../../writes/withoutSuperseded';

/** The writes that earlier runs left: the SDK's promises did not survive. */
export interface OutboxSettling {
  /** Reads it from the device, and gives Firestore what it never got of it. */
  load(): Promise<void>;
  /** Shows what other tabs have made of the writes. */
  read(): Promise<void>;
  /** Checks which of them the server has, and sends the rest again. */
  settle(): Promise<void>;
  /** Returns whether a write is pending that only `settle` can end. */
  isUnsettled(): boolean;
}

/** Age (ms) after which an unqueued write belongs to a closed tab. */
const abandonedMs = 60_000;

/**
 * @param isInHand whether this run of the app has sent a write and is not done with it
 * @param sendAgain sends a write once more, but for what later ones that wait replace
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
  /** Left by an earlier run, which had no answer to it. */
  const isOpen = (write: OutboxWrite): boolean => isWaiting(write) && !isInHand(write);

  /** A write as it is now, unless its own promise, a later write, or the racer has decided meanwhile. */
  const stillOpen = ({ id }: OutboxWrite): OutboxWrite | undefined => {
    const write = rows.find(id);
    return write && isOpen(write) ? write : undefined;
  };

  /** What is left of a write beside all that wait, in this tab and on the device. */
  const leftBeside = (write: OutboxWrite, inAllTabs: readonly OutboxWrite[]): OutboxWrite | undefined =>
    withoutSuperseded(write, [...inAllTabs.filter(isWaiting), ...rows.waiting()]);

  const settleReceived = async (write: OutboxWrite): Promise<void> => {
    // Deleted long ago, a pass that stands in a book may have been moved before that or restored since.
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
    // In their order: an edit that came before the pass itself would be refused.
    for (const write of unreceived) {
      const open = stillOpen(write);
      if (open === undefined) continue;
      const left = leftBeside(open, inAllTabs);
      // Another tab, which sent it or what came after it, has gone on with it.
      if (!inAllTabs.some(({ id }) => id === open.id)) rows.drop(open.id);
      else if (left === undefined) await rows.forget(open.id);
      else sendAgain(left);
    }
  };

  /** Gives Firestore what an earlier run could not note as queued, unless it was killed between the two. */
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
    // Until Firestore has opened, another tab, whose write it is, may have gone on with it.
    if (unqueued.length > 0) await server.queued();
    for (const write of unqueued) await queue(write);
  };

  const news$ = new Subject<void>();
  /** Firestore does not tell a reloaded tab what another tab sends of the queue: it is requested again at each news. */
  const sent = (): Promise<void> =>
    firstValueFrom(
      news$.pipe(
        startWith(undefined),
        switchMap(() => server.sent()),
      ),
    );

  /** Leaves new writes that are not queued to the other tab that is about to queue them. */
  const isLeft = ({ unqueued, at }: OutboxWrite): boolean => !unqueued || at < now() - abandonedMs;

  const settleAll = async (): Promise<void> => {
    await gather(isLeft);
    const waiting = rows.writes$.value.filter((write) => isOpen(write) && isLeft(write));
    if (waiting.length === 0) return;
    await sent();
    // Another tab, which sent them, may be done with some by now.
    const left = waiting.flatMap((write) => stillOpen(write) ?? []);
    const received = await Promise.all(left.map((write) => server.received(receiptOf(write))));
    const there = left.filter((_, index) => received[index]);
    // In their order: what one of them leaves to a later one of the same pass must not come too late for that.
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
    // One after the other: two of them would do the same twice.
    settle: () => {
      news$.next();
      return (settling ??= settleAll().finally(() => (settling = undefined)));
    },
    isUnsettled: () => rows.writes$.value.some(isOpen),
  };
};
