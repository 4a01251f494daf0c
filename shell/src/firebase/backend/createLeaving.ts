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
  /** Runs a sign-out that the racer asked for, without a message. */
  leave: <Value>(signOut: () => Promise<Result<Value>>) => Promise<Result<Value>>;
  /** Closes the data of a racer who is gone, with a message if the racer did not ask. */
  watch(racer$: Observable<Left | undefined>): Observable<unknown>;
}

/** Creates the ways out. */
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
