import { EMPTY, merge, of, switchMap, tap, type Observable } from 'rxjs';
import { outboxCounts$ } from '../../connection/connection';
import { feedback } from '../../feedback/feedback';
import { dialogStack } from '../../overlays/dialogStack';
import type { OutboxWrite } from '../../writes/outboxStore';
import { refusedInWords, watchRefused } from '../outbox/newlyRefused';
import { isWaiting } from '../outbox/outboxRows';
import { sayNotStored } from './sayNotStored';

/** Shows refused writes in a snackbar: they have left the lists. */
const sayRefused = (refused: readonly OutboxWrite[]): void =>
  feedback.snackbar({
    text: refusedInWords(refused),
    color: 'error',
    timeout: -1,
    action: { label: 'Show', run: () => void dialogStack.push({ kind: 'outbox' }) },
  });

/**
 * Follows the racer's writes while subscribed: counts for the app bar, a message about refused ones, a trouble while
 * the device has no room for one.
 */
export const tellOutbox = (
  racer$: Observable<{ outbox: { writes$: Observable<OutboxWrite[]> } } | undefined>,
): Observable<unknown> => {
  const writes$ = racer$.pipe(switchMap((racer) => racer?.outbox.writes$ ?? of([])));
  const refused$ = racer$.pipe(switchMap((racer) => (racer ? watchRefused(racer.outbox.writes$) : EMPTY)));
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
