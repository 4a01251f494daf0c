import {
  BehaviorSubject,
  combineLatest,
  concat,
  distinctUntilChanged,
  map,
  of,
  shareReplay,
  switchMap,
  timer,
} from 'rxjs';
import type { Connection } from '@holeshot/shared-core';
import { countOne } from '../streams/countOne';
import { onlyChanges } from '../streams/onlyChanges';
import { network$ } from './network';

/** Names of the live listeners that have failed and not recovered. */
const failedListeners$ = new BehaviorSubject<readonly string[]>([]);

/** Names of the live listeners whose newest values are the device's own. */
const unansweredListeners$ = new BehaviorSubject<readonly string[]>([]);

/** Time (ms) for an answer of the server, after which the data count as stale. */
const patience = 3_000;

const isUnanswered$ = unansweredListeners$.pipe(
  map(({ length }) => length > 0),
  distinctUntilChanged(),
  switchMap((waits) => (waits ? concat(of(false), timer(patience).pipe(map(() => true))) : of(false))),
);

const list = (names$: BehaviorSubject<readonly string[]>, name: string, isListed: boolean): void => {
  if (names$.value.includes(name) === isListed) return;
  const others = names$.value.filter((each) => each !== name);
  names$.next(isListed ? [...others, name] : others);
};

/** Counts of the outbox: writes not confirmed by the server, and refused ones. */
export interface OutboxCounts {
  unsent: number;
  refused: number;
}

/** Counts of the racer's outbox; undefined until it is read, and while nobody is signed in. */
export const outboxCounts$ = new BehaviorSubject<OutboxCounts | undefined>(undefined);

/** Tells whether the outbox holds refused writes, as far as it is read. */
export const hasRefused = (): boolean => (outboxCounts$.value?.refused ?? 0) > 0;

/** Count of writes that wait for the racer's data to open; no outbox knows them yet. */
const inHand$ = new BehaviorSubject(0);

/** Counts a write that waits for the racer's data to open, until the returned function is called. */
export const countInHand = (): (() => void) => countOne(inHand$);

let hasAnswered = false;

/** Tells whether the server has answered a live listener since the start. */
export const hasServerAnswered = (): boolean => hasAnswered;

/** Marks a live listener as failed or healthy, and whether its newest values are the server's, where it knows. */
export const markListener = (name: string, healthy: boolean, answered?: boolean): void => {
  hasAnswered ||= answered === true;
  list(failedListeners$, name, !healthy);
  list(unansweredListeners$, name, answered === false);
};

/** Connection that a screen supposes until it is told. */
export const assumedConnection: Connection = {
  network: 'online',
  data: 'fresh',
  unsent: undefined,
  refused: 0,
};

/** The connection to the server, for the chip in the app bar and every remote. */
export const connection$ = combineLatest([
  network$,
  failedListeners$,
  isUnanswered$,
  outboxCounts$,
  inHand$,
]).pipe(
  map(([network, failedListeners, isUnanswered, counts, inHand]): Connection => ({
    network,
    data: failedListeners.length === 0 && !isUnanswered ? 'fresh' : 'stale',
    unsent: counts === undefined && inHand === 0 ? undefined : (counts?.unsent ?? 0) + inHand,
    refused: counts?.refused ?? 0,
  })),
  onlyChanges(),
  shareReplay({ bufferSize: 1, refCount: false }),
);
