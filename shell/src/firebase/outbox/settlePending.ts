import { combineLatest, EMPTY, filter, switchMap, timer, type Observable, type Subscription } from 'rxjs';
import type { Connection } from '@holeshot/shared-core';
import type { Outbox } from '../../writes/Outbox';

/** Pause (ms) between two checks of pending writes. */
const lookAgainMs = 60_000;

/**
 * Settles what waits to be confirmed: whenever the network comes, and each minute for as long as something is left to
 * settle. A server can be out of reach though the device says that it has a network, and nothing tells when that is over.
 * @param racer$ whose outbox; undefined while nobody is signed in
 * @param report what kept a write from being settled
 */
export const settlePending = (
  racer$: Observable<{ outbox: Pick<Outbox, 'settle' | 'isUnsettled'> } | undefined>,
  network$: Observable<Connection['network']>,
  report: (error: unknown) => void,
): Subscription =>
  combineLatest([racer$, network$])
    .pipe(
      switchMap(([racer, network]) => {
        if (racer === undefined || network === 'offline') return EMPTY;
        const { outbox } = racer;
        return timer(0, lookAgainMs).pipe(
          filter((looks) => looks === 0 || outbox.isUnsettled()),
          switchMap(() => outbox.settle().catch(report)),
        );
      }),
    )
    .subscribe();
