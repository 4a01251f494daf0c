import { combineLatest, EMPTY, from, map, merge, of, startWith, switchMap, tap, type Observable } from 'rxjs';
import { outboxCounts$, type OutboxCounts } from '../../connection/connection';
import { feedback } from '../../feedback/feedback';
import { dialogStack } from '../../overlays/dialogStack';
import type { OutboxWrite } from '../../writes/outboxStore';
import type { Outbox } from '../../writes/Outbox';
import { refusedInWords, watchRefused } from '../outbox/newlyRefused';
import { isWaiting } from '../outbox/outboxRows';
import { sayNotStored } from './sayNotStored';

type ToldOutbox = Pick<Outbox, 'loaded'> & { writes$: Observable<OutboxWrite[]> };

/** Shows refused writes in a snackbar: they have left the lists. */
const sayRefused = (refused: readonly OutboxWrite[]): void =>
  feedback.snackbar({
    text: refusedInWords(refused),
    color: 'error',
    timeout: -1,
    action: { label: 'Show', run: () => void dialogStack.push({ kind: 'outbox' }) },
  });

const countsOf = (writes: readonly OutboxWrite[]): OutboxCounts => ({
  unsent: writes.filter(isWaiting).length,
  refused: writes.filter(({ state }) => state === 'refused').length,
});

/** Streams the counts of an outbox; undefined while it is not read, and no write of it is known. */
const countsOnceRead = ({ writes$, loaded }: ToldOutbox): Observable<OutboxCounts | undefined> =>
  combineLatest([writes$, from(loaded().then(() => true)).pipe(startWith(false))]).pipe(
    map(([writes, isRead]) => (isRead || writes.length > 0 ? countsOf(writes) : undefined)),
  );

/**
 * Follows the racer's writes while subscribed: counts for the app bar, a message about refused ones, a trouble while
 * the device has no room for one.
 */
export const tellOutbox = (racer$: Observable<{ outbox: ToldOutbox } | undefined>): Observable<unknown> => {
  const counts$ = racer$.pipe(switchMap((racer) => (racer ? countsOnceRead(racer.outbox) : of(undefined))));
  const writes$ = racer$.pipe(switchMap((racer) => racer?.outbox.writes$ ?? of([])));
  const refused$ = racer$.pipe(switchMap((racer) => (racer ? watchRefused(racer.outbox.writes$) : EMPTY)));
  return merge(
    counts$.pipe(tap((counts) => outboxCounts$.next(counts))),
    refused$.pipe(tap(sayRefused)),
    writes$.pipe(tap(sayNotStored())),
  );
};
