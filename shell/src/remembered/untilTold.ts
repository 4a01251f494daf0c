import { merge, shareReplay, skipWhile, takeUntil, type Observable } from 'rxjs';
import type { Loadable } from '@holeshot/shared-core';

/** Emits remembered values until the stored ones arrive. */
export const untilTold = <Value>(
  sooner$: Observable<Loadable<Value>>,
  stored$: Observable<Loadable<Value>>,
): Observable<Loadable<Value>> => {
  const told$ = stored$.pipe(
    skipWhile(({ state }) => state === 'unknown'),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return merge(told$, sooner$.pipe(takeUntil(told$)));
};
