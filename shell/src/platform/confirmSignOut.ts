import { BehaviorSubject, filter, firstValueFrom, map, merge, take, timer, type Observable } from 'rxjs';
import { dialogStack, type SignOutAnswer } from '../overlays/dialogStack';
import type { Outbox } from '../writes/Outbox';
import type { OutboxWrite } from '../writes/outboxStore';

/** Long enough for what was just saved to arrive, the app's own notes at sign-in among it. */
const patienceMs = 2_000;

/** Right after a start the racer's data are still being opened; a sign-out waits no longer for them. */
const openingMs = 10_000;

const nothing = (): void => undefined;

type Leaving = Pick<Outbox, 'writes$' | 'loaded' | 'read' | 'isUnsettled' | 'settle'>;

/** Returns the unsent changes, those of other tabs too, once what is on the way had time to arrive. */
const unsentOf = async ({
  writes$,
  loaded,
  read,
  isUnsettled,
  settle,
}: Leaving): Promise<Leaving['writes$']> => {
  await loaded();
  await read().catch(nothing);
  if (navigator.onLine && isUnsettled()) settle().catch(nothing);
  const allSent$ = writes$.pipe(filter((writes) => writes.length === 0));
  const onTheWay = writes$.value.every((write) => write.state === 'waiting') && navigator.onLine;
  if (onTheWay) await firstValueFrom(merge(allSent$, timer(patienceMs)).pipe(take(1)));
  return writes$;
};

/**
 * Asks before a sign-out what to do with this device and with unsent changes.
 * @param racer$ whose outbox; undefined while their data are not open
 * @param isShared offers first to clear the device
 */
export const confirmSignOut = async (
  racer$: Observable<{ outbox: Leaving } | undefined>,
  isShared: boolean,
): Promise<SignOutAnswer> => {
  const racer = await firstValueFrom(
    merge(racer$.pipe(filter((open) => open !== undefined)), timer(openingMs).pipe(map(() => undefined))),
  );
  const writes$ = racer === undefined ? new BehaviorSubject<OutboxWrite[]>([]) : await unsentOf(racer.outbox);
  return new Promise((resolve) => {
    const id = dialogStack.push({
      kind: 'sign-out',
      writes$,
      isShared,
      answer: (answer) => {
        dialogStack.remove(id);
        resolve(answer);
      },
    });
  });
};
