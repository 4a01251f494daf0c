import { BehaviorSubject } from 'rxjs';
import type { Connection } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import { settlePending } from './settlePending';
import { logBookWithId } from '../../writes/logBookWithId';
import { createOutbox } from './outbox';
import type { OutboxServer } from './outboxServer';
import { createMemoryStore } from '../testing/createMemoryStore';
import { passWrite } from '../../writes/passWrite';

const minute = 60_000;
const unavailable = Object.assign(new Error('No answer.'), { code: 'unavailable' });
const deletion = {
  ...passWrite('ann', logBookWithId('nova_2026_06'), fullPass.log_entry_uid, [[]]),
  pass: { uid: fullPass.log_entry_uid, seenUntil: 0 },
};

let stop: () => void;

/** Starts with a deleted pass: the server took the deletion, and does not answer the lookup. */
const start = async () => {
  let asked = 0;
  let request: OutboxServer['changedSince'] = () => Promise.reject(unavailable);
  const server: OutboxServer = {
    uid: 'ann',
    commit: () => Promise.resolve(),
    queued: () => Promise.resolve(),
    holds: () => Promise.resolve(true),
    received: () => Promise.resolve(true),
    stored: () => Promise.resolve([]),
    changedSince: (millis) => {
      asked += 1;
      return request(millis);
    },
    transact: () => Promise.resolve(),
    sent: () => Promise.resolve(),
  };
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  let ids = 0;
  const clock = { now: () => Date.now(), newId: () => `${(ids += 1)}` };
  const outbox = createOutbox(server, clock, report, createMemoryStore());
  const network$ = new BehaviorSubject<Connection['network']>('online');
  const racer$ = new BehaviorSubject<{ outbox: typeof outbox } | undefined>({ outbox });
  const subscription = settlePending(racer$, network$, report);
  stop = () => {
    subscription.unsubscribe();
  };
  outbox.write(deletion);
  await after(0);
  return {
    outbox,
    network$,
    racer$,
    reported,
    asked: () => asked,
    answer: (next: OutboxServer['changedSince']) => (request = next),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a write that could not be looked up is looked up again after a minute, though the network never went', async () => {
  const { outbox, answer, asked } = await start();
  expect(outbox.writes$.value).toHaveLength(1);
  answer(() => Promise.resolve([]));
  await after(minute);
  expect(outbox.writes$.value).toEqual([]);
  const before = asked();
  await after(10 * minute);
  expect(asked()).toBe(before);
});

test('the return of the network looks at once, and nothing is asked without one', async () => {
  const { outbox, network$, answer, asked } = await start();
  network$.next('offline');
  const before = asked();
  await after(10 * minute);
  expect(asked()).toBe(before);
  answer(() => Promise.resolve([]));
  network$.next('online');
  await after(0);
  expect(outbox.writes$.value).toEqual([]);
});

test('while a look waits for its answer no second one is begun', async () => {
  const { answer, asked } = await start();
  answer(() => new Promise(() => undefined));
  await after(minute);
  const before = asked();
  await after(10 * minute);
  expect(asked()).toBe(before);
});

test('a look without an answer is reported, and tried again', async () => {
  const { outbox, answer, reported } = await start();
  await after(minute);
  // At the start, and now.
  expect(reported).toEqual([unavailable, unavailable]);
  answer(() => Promise.resolve([]));
  await after(minute);
  expect(outbox.writes$.value).toEqual([]);
});

test('nobody is asked about once the racer has signed out', async () => {
  const { racer$, asked } = await start();
  racer$.next(undefined);
  const before = asked();
  await after(10 * minute);
  expect(asked()).toBe(before);
});
