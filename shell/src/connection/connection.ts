import { BehaviorSubject, combineLatest, map, shareReplay } from 'rxjs';
import type { Connection } from '@holeshot/shared-core';
import { countOne } from '../streams/countOne';
import { onlyChanges } from '../streams/onlyChanges';
import { network$ } from './network';

/** Names of the live listeners that have failed and not recovered. */
const failedListeners$ = new BehaviorSubject<readonly string[]>([]);

/** Counts of the outbox: writes not confirmed by the server, and refused ones. */
export const outboxCounts$ = new BehaviorSubject({ unsent: 0, refused: 0 });

/** Count of writes that wait for the racer's data to open; no outbox knows them yet. */
const inHand$ = new BehaviorSubject(0);

/** Counts a write that waits for the racer's data to open, until the returned function is called. */
export const countInHand = (): (() => void) => countOne(inHand$);

/** Marks a live listener as failed or healthy. */
export const markListener = (name: string, healthy: boolean): void => {
  const others = failedListeners$.value.filter((each) => each !== name);
  if (healthy && others.length === failedListeners$.value.length) return;
  failedListeners$.next(healthy ? others : [...others, name]);
};

/** The connection to the server, for the chip in the app bar and every remote. */
export const connection$ = combineLatest([network$, failedListeners$, outboxCounts$, inHand$]).pipe(
  map(([network, failedListeners, { unsent, refused }, inHand]): Connection => ({
    network,
    data: failedListeners.length === 0 ? 'fresh' : 'stale',
    unsent: unsent + inHand,
    refused,
  })),
  onlyChanges(),
  shareReplay({ bufferSize: 1, refCount: false }),
);
