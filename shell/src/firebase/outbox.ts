import {
  doc,
  FieldPath,
  getDocFromServer,
  serverTimestamp,
  waitForPendingWrites,
  writeBatch,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore';
import { BehaviorSubject } from 'rxjs';
import { isConfirmed } from './isConfirmed';
import { isEditOfPass, isOfGonePass, wholePass } from './wholePass';
import { OutboxStore, type OutboxWrite, type WriteStore } from './outboxStore';
import { isDocument, withoutSuperseded } from './withoutSuperseded';
import { withDeletions } from './withDeletions';

/** What a repository asks to be written. */
type Write = Pick<OutboxWrite, 'path' | 'data' | 'fields' | 'stamps'>;

/** Every write of the signed-in racer goes through here: Firestore's own queue sends it, this remembers it. */
export interface Outbox {
  /** Oldest first. */
  writes$: BehaviorSubject<OutboxWrite[]>;
  /** Several are taken by the server together, or none of them. */
  write(...writes: Write[]): void;
  /** Sends a refused write once more, but for what a later write that is on its way replaces. */
  retry(id: string): void;
  /** As `retry`, for an edit of a pass that is gone: sends the pass whole. */
  restore(id: string): void;
  discard(id: string): Promise<void>;
  /** Brings back what earlier runs of the app left on the device. */
  load(): Promise<void>;
  /** Settles what earlier runs of the app left: the SDK's promises did not survive them. */
  settle(): Promise<void>;
}

const isWaiting = (write: OutboxWrite): boolean => write.state === 'waiting';

/**
 * @param uid whose writes
 * @param clock milliseconds and new ids
 * @param report what could not be kept on the device
 */
export const createOutbox = (
  database: Firestore,
  uid: string,
  clock: { now: () => number; newId: () => string },
  report: (error: unknown) => void,
  store: WriteStore = new OutboxStore(),
): Outbox => {
  const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
  const keep = (write: OutboxWrite) => {
    writes$.next(
      [...writes$.value.filter((each) => each.id !== write.id), write].sort((a, b) => a.at - b.at),
    );
    return store.put(write).catch(report);
  };
  const forget = (id: string) => {
    writes$.next(writes$.value.filter((each) => each.id !== id));
    return store.remove(id).catch(report);
  };

  /** The server has it: it is done with, and so is what earlier writes would have put in the same place. */
  const confirm = async (write: OutboxWrite): Promise<void> => {
    const changes = writes$.value.map(async (each) => {
      const left = withoutSuperseded(each, [write]);
      if (each.id === write.id || left === undefined) await forget(each.id);
      else if (left !== each) await keep(left);
    });
    await Promise.all(changes);
  };

  const addTo = (batch: WriteBatch, write: OutboxWrite): void => {
    const at = doc(database, write.path);
    if (write.fields.some(isDocument)) {
      batch.delete(at);
      return;
    }
    const stamps = Object.fromEntries(write.stamps.map((field) => [field, serverTimestamp()]));
    const mergeFields = [...write.fields, ...write.stamps.map((field) => [field])].map(
      (segments) => new FieldPath(...segments),
    );
    batch.set(at, { ...withDeletions(write.data, write.fields), ...stamps }, { mergeFields });
  };

  // Async though it awaits one thing: what the SDK throws at once, such as for a field it cannot store, is a refusal too.
  const put = async (writes: readonly OutboxWrite[]): Promise<void> => {
    const batch = writeBatch(database);
    for (const write of writes) addTo(batch, write);
    await batch.commit();
  };

  /** What the server has; rules that ask whose a document is refuse to say that there is none. */
  const storedAt = async (path: string): Promise<DocumentData | undefined> => {
    try {
      return (await getDocFromServer(doc(database, path))).data();
    } catch (error) {
      if ((error as { code?: string }).code === 'permission-denied') return undefined;
      throw error;
    }
  };

  const find = (id: string): OutboxWrite | undefined => writes$.value.find((each) => each.id === id);

  const refuse = async (write: OutboxWrite, code: string): Promise<void> => {
    void keep({ ...write, state: 'refused', reason: code });
    if (code !== 'permission-denied' || !isEditOfPass(write)) return;
    const stored = await storedAt(write.path);
    const now = find(write.id);
    if (now?.state === 'refused' && isOfGonePass(now, stored)) await keep({ ...now, reason: 'pass-gone' });
  };

  const send = (...writes: OutboxWrite[]): void => {
    put(writes).then(
      async () => {
        for (const write of writes) await confirm(write);
      },
      (error: unknown) => {
        const code = (error as { code?: string }).code ?? 'unknown';
        for (const write of writes) refuse(write, code).catch(report);
      },
    );
  };

  const sendAgain = (write: OutboxWrite | undefined): void => {
    const left = write && withoutSuperseded(write, writes$.value.filter(isWaiting));
    if (left === undefined) return;
    const { reason: _, unqueued: __, ...rest } = left;
    const again: OutboxWrite = { ...rest, state: 'waiting' };
    void keep(again);
    send(again);
  };

  /** @param asSent with the data as they were sent, before later writes changed them */
  const settleOne = async (write: OutboxWrite, asSent: OutboxWrite): Promise<void> => {
    const stored = await storedAt(write.path);
    // Its own promise, or the racer, may have decided meanwhile.
    if (find(write.id)?.state !== 'waiting') return;
    const isStored = [write, asSent].some(({ data }) => isConfirmed({ ...write, data }, stored));
    if (isStored) await confirm(write);
    else
      await keep({
        ...write,
        state: 'refused',
        reason: isOfGonePass(write, stored) ? 'pass-gone' : 'not-on-server',
      });
  };

  const load = async (): Promise<OutboxWrite[]> => {
    const kept = await store.of(uid);
    const since = writes$.value.filter((write) => kept.every((each) => each.id !== write.id));
    writes$.next([...kept, ...since]);
    return kept;
  };

  return {
    writes$,
    write: (...writes) => {
      const rows = writes.map((write): OutboxWrite => {
        // A clock that was set back must not make the newer write the older one.
        const at = Math.max(clock.now(), 1 + (writes$.value.at(-1)?.at ?? 0));
        const row: OutboxWrite = { ...write, id: clock.newId(), uid, at, state: 'waiting' };
        void keep(row);
        return row;
      });
      send(...rows);
    },
    retry: (id) => sendAgain(find(id)),
    restore: (id) => {
      const write = find(id);
      sendAgain(write && wholePass(write));
    },
    discard: forget,
    load: async () => {
      await load();
    },
    settle: async () => {
      const kept = (await load()).filter(isWaiting);
      for (const write of kept) if (write.unqueued) sendAgain(write);
      const waiting = kept.filter(({ unqueued }) => !unqueued);
      if (waiting.length === 0) return;
      await waitForPendingWrites(database);
      await Promise.all(
        waiting.map((write) => {
          const left = withoutSuperseded(write, waiting);
          return left === undefined ? forget(write.id) : settleOne(left, write);
        }),
      );
    },
  };
};
