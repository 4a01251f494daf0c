import { useCallback, useRef, useState } from 'react';
import type { AccountPort } from '../../platform/ports/account/AccountPort';

/** Outcome of a check; only the racer's own check says `not-yet` or why it failed, one by itself stays quiet. */
export type VerificationOutcome =
  { state: 'none' } | { state: 'not-yet' } | { state: 'verified' } | { state: 'failed'; message: string };

/** Checks whether the address is verified: on request of the racer, or by itself; one check at a time. */
export const useVerification = (
  account: Pick<AccountPort, 'checkVerification'>,
): { outcome: VerificationOutcome; asking: boolean; check: () => void; checkQuietly: () => void } => {
  const [outcome, setOutcome] = useState<VerificationOutcome>({ state: 'none' });
  const [asking, setAsking] = useState(false);
  const running = useRef(false);
  // A press during a quiet check makes that check report its outcome.
  const awaited = useRef(false);

  const run = useCallback(async (): Promise<void> => {
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
  }, [account]);
  const checkQuietly = useCallback(() => void run(), [run]);
  const check = useCallback(() => {
    awaited.current = true;
    setAsking(true);
    void run();
  }, [run]);
  return { outcome, asking, check, checkQuietly };
};
