import { BehaviorSubject } from 'rxjs';
import { sameStored } from '@holeshot/shared-core';
import type { OutboxWrite, WriteStore } from '../../writes/outboxStore';

/** Writes of a racer, in this tab and on the device. */
export interface OutboxRows {
  /** Oldest first. */
  writes$: BehaviorSubject<OutboxWrite[]>;
  find(id: string): OutboxWrite | undefined;
  waiting(): OutboxWrite[];
  /** Writes on the device, including those of other tabs, oldest first. */
  inAllTabs(): Promise<OutboxWrite[]>;
  /**
   * Shows the other tabs' changes of the writes.
   * @param isOurs tells whether this tab's version of a write counts
   * @param isWanted tells whether to show a write that is new to this tab
   */
  follow(isOurs: (write: OutboxWrite) => boolean, isWanted: (write: OutboxWrite) => boolean): Promise<void>;
  /** Shows writes in this tab only. */
  show(...writes: readonly OutboxWrite[]): void;
  /** Shows a write and stores it on the device. */
  store(write: OutboxWrite): Promise<void>;
  /** Stores a write that Firestore has not queued yet: a restart queues it again. Resolves to whether it is stored. */
  keepUnqueued(write: OutboxWrite): Promise<boolean>;
  /** Notes that Firestore has queued these writes. */
  queued(writes: readonly OutboxWrite[]): void;
  /** Removes a write from this tab only. */
  drop(id: string): void;
  /** Removes a write from the tab and the device. */
  forget(id: string): Promise<void>;
}

/** Returns whether a write is pending. */
export const isWaiting = (write: OutboxWrite): boolean => write.state === 'waiting';

/**
 * Creates the rows of an outbox.
 * @param uid of the racer
 * @param report receives errors of storing
 * @param tell called once the device has a change, for other tabs to follow
 */
export const createOutboxRows = (
  uid: string,
  store: WriteStore,
  report: (error: unknown) => void,
  tell: () => void,
): OutboxRows => {
  const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
  /** Ids of writes that Firestore has not queued. */
  const unqueued = new Set<string>();
  /** Ids of writes that the device has stored: another tab has removed those that it no longer stores. */
  const stored = new Set<string>();
  const find = (id: string): OutboxWrite | undefined => writes$.value.find((each) => each.id === id);

  const put = (write: OutboxWrite): Promise<boolean> =>
    store.put(unqueued.has(write.id) ? { ...write, unqueued: true } : write).then(
      () => {
        stored.add(write.id);
        tell();
        return true;
      },
      (error: unknown) => {
        report(error);
        return false;
      },
    );
  const showAll = (writes: OutboxWrite[]): void => writes$.next(writes.sort((a, b) => a.at - b.at));
  // A changed write keeps its place beside one of the same millisecond, such as from two tabs.
  const show = (...writes: readonly OutboxWrite[]): void => {
    const changed = new Map(writes.map((write) => [write.id, write]));
    const rows = writes$.value.map((each) => changed.get(each.id) ?? each);
    const added = writes.filter(({ id }) => find(id) === undefined);
    showAll([...rows, ...added]);
  };
  const drop = (id: string): void => writes$.next(writes$.value.filter((each) => each.id !== id));

  return {
    writes$,
    find,
    waiting: () => writes$.value.filter(isWaiting),
    inAllTabs: () => store.of(uid),
    follow: async (isOurs, isWanted) => {
      const before = writes$.value;
      const now = await store.of(uid);
      const theirs = new Map(now.map((write) => [write.id, write]));
      const known = new Set([...before, ...writes$.value].map(({ id }) => id));
      const rows = writes$.value.flatMap((write) => {
        // This run may have changed it during the read.
        if (!stored.has(write.id) || isOurs(write) || !before.includes(write)) return write;
        const other = theirs.get(write.id);
        return other === undefined ? [] : sameStored(write, other) ? write : other;
      });
      const added = now.filter((write) => !known.has(write.id) && isWanted(write));
      for (const { id } of now) stored.add(id);
      if (
        added.length > 0 ||
        rows.length < writes$.value.length ||
        rows.some((row) => !writes$.value.includes(row))
      )
        showAll([...rows, ...added]);
    },
    show,
    store: async (write) => {
      show(write);
      await put(write);
    },
    keepUnqueued: (write) => {
      show(write);
      unqueued.add(write.id);
      return put(write);
    },
    queued: (writes) => {
      for (const { id } of writes) {
        unqueued.delete(id);
        const write = find(id);
        if (write !== undefined) void put(write);
      }
    },
    drop,
    forget: (id) => {
      drop(id);
      return store.remove(id).then(tell, report);
    },
  };
};
