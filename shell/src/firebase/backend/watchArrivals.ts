import { combineLatest, EMPTY, filter, map, startWith, switchMap, timer, type Observable } from 'rxjs';
import type { Connection } from '@holeshot/shared-core';
import type { AccountFacts } from '../account/toSession';

const registerAgainMs = 30_000;

/**
 * Streams racers to let in: each once for each change of the account, and again with a network while the registration
 * is unfinished.
 * @param unfinished$ uids whose registration could not be finished
 */
export const watchArrivals = <Data extends { uid: string }>(
  racer$: Observable<Data | undefined>,
  account$: Observable<AccountFacts | null | undefined>,
  network$: Observable<Connection['network']>,
  unfinished$: Observable<readonly string[]>,
): Observable<{ racer: Data; account: AccountFacts }> =>
  combineLatest([racer$, account$]).pipe(
    filter(([racer, account]) => racer?.uid === account?.uid),
    switchMap(([racer, account]) => {
      if (racer === undefined || !account) return EMPTY;
      return combineLatest([network$, unfinished$]).pipe(
        switchMap(([network, unfinished]) =>
          network === 'online' && unfinished.includes(racer.uid) ? timer(registerAgainMs) : EMPTY,
        ),
        startWith(0),
        map(() => ({ racer, account })),
      );
    }),
  );
