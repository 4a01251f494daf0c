import { filter, firstValueFrom, merge, take, timer } from 'rxjs';
import { dialogStack } from './dialogStack';
import type { Outbox } from '../firebase/outbox';

/** Long enough for what was just saved to arrive, the app's own notes at sign-in among it. */
const patienceMs = 2_000;

/** Asks before a sign-out that leaves unsent changes behind; true at once where everything is on the server. */
export const confirmSignOut = async ({ writes$ }: Pick<Outbox, 'writes$'>): Promise<boolean> => {
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
