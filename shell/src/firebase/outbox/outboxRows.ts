import { BehaviorSubject } from 'rxjs';
import type { OutboxWrite, WriteStore } from '../../writes/outboxStore';

/** The writes of a racer, in this tab and on the device. */
export interface OutboxRows {
  /** Oldest first. */
  writes$: BehaviorSubject<OutboxWrite[]>;
  find(id: string): OutboxWrite | undefined;
  waiting(): OutboxWrite[];
  /** Writes on the device, including those of other tabs, oldest first. */
  inAllTabs(): Promise<OutboxWrite[]>;
  /** In this tab alone. */
  show(...writes: readonly OutboxWrite[]): void;
  /** Shows a write and stores it on the device. */
  store(write: OutboxWrite): Promise<void>;
  /** As `store`, of a write that Firestore has not queued yet: a restart gives it once more. Resolves to whether it is stored. */
  keepUnqueued(write: OutboxWrite): Promise<boolean>;
  /** Notes that Firestore has queued these writes. */
  queued(writes: readonly OutboxWrite[]): void;
  /** In this tab alone. */
  drop(id: string): void;
  /** Removes a write from the tab and the device. */
  forget(id: string): Promise<void>;
}

/** Returns whether a write is pending. */
export const isWaiting = (write: OutboxWrite): boolean => write.state === 'waiting';

/**
 * @param uid whose writes
 * @param report what could not be kept on the device
 */
export const createOutboxRows = (
  uid: string,
  store: WriteStore,
  report: (error: unknown) => void,
): OutboxRows => {
  const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
  /** By id. */
  const unqueued = new Set<string>();
  const find = (id: string): OutboxWrite | undefined => writes$.value.find((each) => each.id === id);

  const put = (write: OutboxWrite): Promise<boolean> =>
    store.put(unqueued.has(write.id) ? { ...write, unqueued: true } : write).then(
      () => true,
      (error: unknown) => {
        report(error);
        return false;
      },
    );
  // Of two of the same millisecond, such as from two tabs, the one that changes keeps its place.
  const show = (...writes: readonly OutboxWrite[]): void => {
    const changed = new Map(writes.map((write) => [write.id, write]));
    const rows = writes$.value.map((each) => changed.get(each.id) ?? each);
    const added = writes.filter(({ id }) => find(id) === undefined);
    writes$.next([...rows, ...added].sort((a, b) => a.at - b.at));
  };
  const drop = (id: string): void => writes$.next(writes$.value.filter((each) => each.id !== id));

  return {
    writes$,
    find,
    waiting: () => writes$.value.filter(isWaiting),
    inAllTabs: () => store.of(uid),
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
      return store.remove(id).catch(report);
    },
  };
};
