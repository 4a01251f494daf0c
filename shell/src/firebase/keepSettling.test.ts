import { BehaviorSubject } from 'rxjs';
import type { Connection } from '@holeshot/shared-core';
import { keepSettling } from './keepSettling';
import type { OutboxWrite } from './outboxStore';

const minute = 60_000;
const waiting: OutboxWrite = {
  ...{ id: 'one', uid: 'ann', at: 1, state: 'waiting', path: 'users/ann' },
  ...{ data: {}, fields: [], stamps: [] },
};

/** A racer with one write that waits, whose server answers a look at it as `answers` say, one after the other. */
const start = (...answers: (() => Promise<void>)[]) => {
  const writes$ = new BehaviorSubject<OutboxWrite[]>([waiting]);
  const network$ = new BehaviorSubject<Connection['network']>('online');
  const reported: unknown[] = [];
  let looks = 0;
  const settle = async () => {
    looks += 1;
    await answers[looks - 1]?.();
  };
  const racer$ = new BehaviorSubject<
    { outbox: { writes$: typeof writes$; settle: typeof settle } } | undefined
  >({ outbox: { writes$, settle } });
  const subscription = keepSettling(racer$, network$, (error) => void reported.push(error));
  stop = () => {
    subscription.unsubscribe();
  };
  return { writes$, network$, racer$, reported, looks: () => looks };
};
let stop: () => void;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('what got no answer is looked at again after a minute, though the network never went', async () => {
  const lost = new Error('unavailable');
  const { looks, reported, writes$ } = start(
    () => Promise.reject(lost),
    () => {
      writes$.next([]);
      return Promise.resolve();
    },
  );
  await after(0);
  expect(looks()).toBe(1);
  expect(reported).toEqual([lost]);
  await after(minute);
  expect(looks()).toBe(2);
  await after(10 * minute);
  expect(looks()).toBe(2);
});

test('a refused write is the racer’s to decide, and is not looked at again', async () => {
  const { looks, writes$ } = start();
  await after(0);
  writes$.next([{ ...waiting, state: 'refused' }]);
  await after(10 * minute);
  expect(looks()).toBe(1);
});

test('each return of the network looks at once, and nothing is asked without one', async () => {
  const { looks, network$ } = start();
  await after(0);
  network$.next('offline');
  await after(10 * minute);
  expect(looks()).toBe(1);
  network$.next('online');
  await after(0);
  expect(looks()).toBe(2);
});

test('while a look waits for the server no second one is begun', async () => {
  let answer: () => void = () => undefined;
  const { looks } = start(() => new Promise((resolve) => (answer = resolve)));
  await after(10 * minute);
  expect(looks()).toBe(1);
  answer();
  await after(minute);
  expect(looks()).toBe(2);
});

test('nobody is asked about once the racer has signed out', async () => {
  const { looks, racer$ } = start();
  await after(0);
  racer$.next(undefined);
  await after(10 * minute);
  expect(looks()).toBe(1);
});
