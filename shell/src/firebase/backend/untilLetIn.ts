import { filter, firstValueFrom, map, merge, of, skipWhile, timeout, type Observable } from 'rxjs';
import { failedAs, signInFailures, type Result, type Session } from '@holeshot/shared-core';

const patienceMs = 20_000;

const slow = failedAs(signInFailures, 'slow-network');

/**
 * Waits, after the account's word, for the session that the racer's data make of it.
 * @param signedIn what the account said; a failure is given back at once
 * @param account$ null where nobody is signed in, as after a registration that was refused
 * @param unavailable$ tells that the racer's data could not be had, which whoever tells it says
 * @returns what the account said, or a failure where the data take longer than 20 s
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
