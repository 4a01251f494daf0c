import { useEffect, useEffectEvent, useRef } from 'react';
import type { AccountPort } from '@holeshot/shared-core';
import { useVerification } from '@holeshot/shared-core/react';

/** Interval (ms) of the check in an open tab. */
const everyMs = 4000;

/** Checks (15 minutes) until only each eighth is made: a tab may stay open for days. */
const eager = 225;

/** Checks whether the address is verified, by itself while the tab is in sight, and on request. */
export const useVerified = (
  account: Pick<AccountPort, 'checkVerification'>,
): Omit<ReturnType<typeof useVerification>, 'checkQuietly'> => {
  const { checkQuietly, ...verification } = useVerification(account);
  const count = useRef(0);
  const tick = useEffectEvent(() => {
    count.current += 1;
    if (count.current > eager && count.current % 8 !== 0) return;
    if (document.visibilityState === 'visible' && navigator.onLine) checkQuietly();
  });
  useEffect(() => {
    const timer = setInterval(tick, everyMs);
    const onFocus = () => {
      count.current = 0;
      tick();
    };
    window.addEventListener('focus', onFocus);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, []);
  return verification;
};
