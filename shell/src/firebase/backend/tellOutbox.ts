import { EMPTY, filter, map, merge, of, pairwise, switchMap, tap, type Observable } from 'rxjs';
import { outboxCounts$ } from '../../connection/connection';
import { feedback } from '../../feedback/feedback';
import { dialogStack } from '../../overlays/dialogStack';
import type { OutboxWrite } from '../../writes/outboxStore';
import { newlyRefused, refusedInWords } from '../outbox/newlyRefused';
import { isWaiting } from '../outbox/outboxRows';
import { sayNotStored } from './sayNotStored';

/** A refused write leaves the lists again, so the snackbar says where it is. */
const sayRefused = (refused: readonly OutboxWrite[]): void =>
  feedback.snackbar({
    text: refusedInWords(refused),
    color: 'error',
    timeout: -1,
    action: { label: 'Show', run: () => void dialogStack.push({ kind: 'outbox' }) },
  });

/**
 * Tells of the racer's writes while it is subscribed to: counts for the app bar, a message when the server refuses some,
 * a trouble while the device has no room for one.
 */
export const tellOutbox = (
  racer$: Observable<{ outbox: { writes$: Observable<OutboxWrite[]> } } | undefined>,
): Observable<unknown> => {
  const writes$ = racer$.pipe(switchMap((racer) => racer?.outbox.writes$ ?? of([])));
  const refused$ = racer$.pipe(
    switchMap((racer) => racer?.outbox.writes$.pipe(pairwise()) ?? EMPTY),
    map(([before, now]) => newlyRefused(before, now)),
    filter((refused) => refused.length > 0),
  );
  return merge(
    writes$.pipe(
      tap((writes) =>
        outboxCounts$.next({
          unsent: writes.filter(isWaiting).length,
          refused: writes.filter(({ state }) => state === 'refused').length,
        }),
      ),
    ),
    refused$.pipe(tap(sayRefused)),
    writes$.pipe(tap(sayNotStored())),
  );
};
