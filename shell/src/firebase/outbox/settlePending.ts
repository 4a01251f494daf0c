import { combineLatest, EMPTY, filter, switchMap, timer, type Observable, type Subscription } from 'rxjs';
import type { Connection } from '@holeshot/shared-core';
import type { Outbox } from '../../writes/Outbox';

/** Pause (ms) between two checks of pending writes. */
const lookAgainMs = 60_000;

/**
 * Settles pending writes: whenever the network returns, and each minute while something is unsettled. A server can be
 * unreachable though the device has a network, and nothing tells when that ends.
 * @param racer$ signed-in racer; undefined without one
 * @param report receives errors of settling
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
