import type { AccountPort } from '@holeshot/shared-core';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Outcome of a check; only the racer's own check says `not-yet`, the one on focus stays quiet. */
export type VerificationOutcome =
  { state: 'none' } | { state: 'not-yet' } | { state: 'verified' } | { state: 'failed'; message: string };

/** Checks whether the address is verified: on request and whenever the window regains focus. */
export const useVerification = (account: AccountPort) => {
  const [outcome, setOutcome] = useState<VerificationOutcome>({ state: 'none' });
  const [asking, setAsking] = useState(false);
  const running = useRef(false);
  // A press during the check on focus makes that check report its outcome.
  const awaited = useRef(false);

  const check = useCallback(
    async (byRacer: boolean): Promise<void> => {
      if (byRacer) {
        awaited.current = true;
        setAsking(true);
      }
      if (running.current) return;
      running.current = true;
      const answer = await account.checkVerification();
      running.current = false;
      const spoken = awaited.current;
      awaited.current = false;
      setAsking(false);
      if (answer.ok && answer.value.verified) setOutcome({ state: 'verified' });
      else if (!spoken) return;
      else if (answer.ok) setOutcome({ state: 'not-yet' });
      else setOutcome({ state: 'failed', message: answer.failure.message });
    },
    [account],
  );

  useEffect(() => {
    const onFocus = (): void => void check(false);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [check]);

  return { outcome, asking, check: () => void check(true) };
};
