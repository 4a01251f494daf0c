import { filter, firstValueFrom, map, merge, take, timer, type Observable } from 'rxjs';
import { dialogStack } from '../overlays/dialogStack';
import type { Outbox } from '../writes/Outbox';

/** Long enough for what was just saved to arrive, the app's own notes at sign-in among it. */
const patienceMs = 2_000;

/** Right after a start the racer's data are still being opened; a sign-out waits no longer for them. */
const openingMs = 10_000;

const nothing = (): void => undefined;

type Leaving = Pick<Outbox, 'writes$' | 'loaded' | 'read' | 'isUnsettled' | 'settle'>;

/**
 * Asks before a sign-out that leaves unsent changes behind, those of other tabs too; true at once where everything is on
 * the server.
 * @param racer$ whose outbox; undefined while their data are not open
 */
export const confirmSignOut = async (
  racer$: Observable<{ outbox: Leaving } | undefined>,
): Promise<boolean> => {
  const racer = await firstValueFrom(
    merge(racer$.pipe(filter((open) => open !== undefined)), timer(openingMs).pipe(map(() => undefined))),
  );
  if (racer === undefined) return true;
  const { writes$, loaded, read, isUnsettled, settle } = racer.outbox;
  await loaded();
  await read().catch(nothing);
  if (navigator.onLine && isUnsettled()) settle().catch(nothing);
  const allSent$ = writes$.pipe(filter((writes) => writes.length === 0));
  const onTheWay = writes$.value.every((write) => write.state === 'waiting') && navigator.onLine;
  if (onTheWay) await firstValueFrom(merge(allSent$, timer(patienceMs)).pipe(take(1)));
  if (writes$.value.length === 0) return true;
  return new Promise((resolve) => {
    const id = dialogStack.push({
      kind: 'sign-out',
      writes$,
      answer: (signOut) => {
        dialogStack.remove(id);
        resolve(signOut);
      },
    });
  });
};
