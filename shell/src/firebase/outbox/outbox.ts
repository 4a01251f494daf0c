import type { FailureCode } from '@holeshot/shared-core';
import { firestoreCode } from '../database/firestoreCode';
import { createStoring } from './createStoring';
import { createOutboxAnswers } from './outboxAnswers';
import { createOutboxRows } from './outboxRows';
import type { OutboxServer } from './outboxServer';
import { createOutboxSettling } from './outboxSettling';
import type { Outbox } from '../../writes/Outbox';
import { OutboxStore, type OutboxWrite, type WriteStore } from '../../writes/outboxStore';
import { receiptOf } from './receipts';
import { wholeRow } from '../../writes/rowWrite';
import { completePass } from '../../writes/completePass';
import { withoutSuperseded } from '../../writes/withoutSuperseded';

/** SDK's message for a write without room on this device; it has no code. */
const notPersisted = 'Failed to persist write';

const codeOf = (error: unknown): FailureCode => {
  const { message = '' } = error as { message?: string };
  return message.includes(notPersisted) ? 'not-stored' : firestoreCode(error);
};

const nothing = (): void => undefined;

/**
 * Creates the outbox of a racer: `outboxRows` stores a write, Firestore sends it, `outboxAnswers` handles the
 * server's answer, and `outboxSettling` ends the writes of earlier runs.
 * @param server the database that takes the writes
 * @param clock milliseconds and new ids
 * @param report receives errors of storing
 * @param tell called once the device has a change, for other tabs to follow
 */
export const createOutbox = (
  server: OutboxServer,
  clock: { now: () => number; newId: () => string },
  report: (error: unknown) => void,
  store: WriteStore = new OutboxStore(),
  tell: () => void = nothing,
): Outbox => {
  const rows = createOutboxRows(server.uid, store, report, tell);
  const storing = createStoring();
  let loading: Promise<unknown> = Promise.resolve();

  /** Writes that this run has sent and not finished. */
  const inHand = new Set<readonly OutboxWrite[]>();
  const isInHand = ({ id }: OutboxWrite) => [...inHand].flat().some((sent) => sent.id === id);
  let answering = Promise.resolve();

  /** Queue of server answers: a lookup for one must not see the changes of a later one. */
  const answer = (sent: readonly OutboxWrite[], next: (write: OutboxWrite) => Promise<void>): void => {
    answering = answering.then(async () => {
      for (const { id } of sent) {
        const write = rows.find(id);
        await (write && next(write))?.catch((error: unknown) => {
          // A write without a lookup waits to be settled.
          if (codeOf(error) !== 'unavailable') report(error);
        });
      }
      inHand.delete(sent);
    });
  };

  const send = (writes: readonly OutboxWrite[]): void => {
    inHand.add(writes);
    const documents = writes.flatMap((write) => [write, ...(write.beside ?? [])]);
    server.commit(documents, writes.map(receiptOf)).then(
      () => answer(writes, (write) => answers.taken(write)),
      (error: unknown) => answer(writes, (write) => answers.refused(write, codeOf(error))),
    );
    // If the database has ended, the next start finds what it has.
    server.queued().then(() => rows.queued(writes), nothing);
  };

  const sendAgain = (write: OutboxWrite): void => {
    const left = withoutSuperseded(write, rows.waiting());
    if (left === undefined) return;
    const { reason: _, unqueued: __, ...rest } = left;
    const again: OutboxWrite = { ...rest, state: 'waiting' };
    void rows.keepUnqueued(again);
    send([again]);
  };

  const answers = createOutboxAnswers(server, rows, clock.newId, sendAgain);
  const settling = createOutboxSettling(server, rows, answers, isInHand, sendAgain, clock.now);

  /** Sends a refused write to the current place of its pass, vehicle or location, or does `whenGone` if it is deleted. */
  const sendRefused = (id: string, whenGone: (write: OutboxWrite) => OutboxWrite): void => {
    const write = rows.find(id);
    if (write === undefined) return;
    answers
      .whereItGoes(write)
      .catch(() => write)
      .then((there) => {
        // The racer may have discarded it, or sent it again, during the lookup.
        if (rows.find(id) !== write) return;
        const next = there ?? whenGone(write);
        // The server had the deletion once: the racer's new decision is another write.
        sendAgain(write.reason === 'pass-back' ? { ...next, receipt: clock.newId() } : next);
      })
      .catch(report);
  };

  return {
    writes$: rows.writes$,
    write: (...writes) => {
      const sent: OutboxWrite[] = [];
      const rowsStored = writes.map((write) => {
        // A clock set back must not make the newer write the older one.
        const at = Math.max(clock.now(), 1 + (rows.writes$.value.at(-1)?.at ?? 0));
        const row: OutboxWrite = { ...write, id: clock.newId(), uid: server.uid, at, state: 'waiting' };
        sent.push(row);
        return rows.keepUnqueued(row);
      });
      const isRefused = () => sent.some(({ id }) => rows.find(id)?.state === 'refused');
      storing.add(Promise.all(rowsStored).then((each) => each.every(Boolean) && !isRefused()));
      send(sent);
    },
    stored: () => storing.stored(),
    retry: (id) => sendRefused(id, (write) => write),
    restore: (id) => sendRefused(id, (write) => completePass(wholeRow(write))),
    discard: (id) => rows.forget(id),
    load: async () => {
      loading = settling.load();
      await loading;
    },
    loaded: () => loading.then(nothing, nothing),
    read: () => settling.read(),
    settle: async () => {
      await loading.catch(nothing);
      await settling.settle();
    },
    isUnsettled: () => settling.isUnsettled(),
  };
};
