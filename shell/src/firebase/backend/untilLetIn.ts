import { filter, firstValueFrom, map, merge, of, skipWhile, timeout, type Observable } from 'rxjs';
import { failedAs, signInFailures, type Result, type Session } from '@holeshot/shared-core';

const patienceMs = 20_000;

const slow = failedAs(signInFailures, 'slow-network');

/**
 * Waits for the session after the account's answer.
 * @param signedIn the account's answer; returns a failure at once
 * @param account$ null without a racer, as after a refused registration
 * @param unavailable$ emits when the racer's data cannot be loaded; its sender shows that
 * @returns the account's answer, or a failure if the data take longer than 20 s
 */
export const untilLetIn = async <Value>(
  signedIn: Result<Value>,
  session$: Observable<Session>,
  account$: Observable<object | undefined | null>,
  unavailable$: Observable<unknown>,
): Promise<Result<Value>> => {
  if (!signedIn.ok) return signedIn;
  const letIn$ = session$.pipe(filter(({ status }) => status === 'signed-in'));
  const putOut$ = account$.pipe(
    skipWhile((account) => !account),
    filter((account) => account === null),
  );
  return firstValueFrom(
    merge(letIn$, putOut$, unavailable$).pipe(
      map(() => signedIn),
      timeout({ first: patienceMs, with: () => of(slow) }),
    ),
  );
};
