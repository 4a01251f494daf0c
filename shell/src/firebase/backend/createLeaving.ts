import { pairwise, tap, type Observable } from 'rxjs';
import type { Result } from '@holeshot/shared-core';
import { feedback } from '../../feedback/feedback';
import type { OutboxWrite } from '../../writes/outboxStore';

interface Left {
  outbox: { writes$: { readonly value: readonly OutboxWrite[] } };
  close(): void;
}

/** Ways out of a racer's data. */
export interface Leaving {
  /** Does what signs the racer out: no message says that it came unasked. */
  leave: <Value>(signOut: () => Promise<Result<Value>>) => Promise<Result<Value>>;
  /** Closes the data of a racer who is gone, and says so where they did not ask for it. */
  watch(racer$: Observable<Left | undefined>): Observable<unknown>;
}

/** Makes the ways out; nobody is leaving at first. */
export const createLeaving = (): Leaving => {
  let isLeaving = false;
  return {
    leave: async (signOut) => {
      isLeaving = true;
      const left = await signOut();
      if (!left.ok) isLeaving = false;
      return left;
    },
    watch: (racer$) =>
      racer$.pipe(
        pairwise(),
        tap(([before, now]) => {
          before?.close();
          if (before !== undefined && now === undefined && !isLeaving) {
            const unsent = before.outbox.writes$.value.length;
            feedback.snackbar({
              text: `You were signed out, in another tab or by a change of the account.${unsent > 0 ? ' Unsent changes stay on this device until you sign in again.' : ''}`,
              timeout: -1,
            });
          }
          isLeaving = false;
        }),
      ),
  };
};
