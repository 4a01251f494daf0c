import { useEffect, useState } from 'react';

/** State of the screen: `none` where the browser cannot hold it on. */
type Awake = 'none' | 'off' | 'on';

/** Holds the screen on until the view closes, where the browser can and the racer has not switched it off. */
export const useScreenAwake = (): { awake: Awake; toggle: () => void } => {
  /** A new record for each press, so that a press after a refusal tries again. */
  const [asked, setAsked] = useState({ wanted: true });
  const [held, setHeld] = useState(false);
  const possible = 'wakeLock' in navigator;
  useEffect(() => {
    if (!asked.wanted || !possible) return undefined;
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      const taken = await navigator.wakeLock.request('screen');
      if (left) return taken.release();
      lock = taken;
      taken.addEventListener('release', () => setHeld(false));
      setHeld(true);
    };
    // A phone low on battery refuses; the button then says that the screen may go dark.
    const tryToTake = () => void take().catch(() => setHeld(false));
    tryToTake();
    document.addEventListener('visibilitychange', tryToTake);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', tryToTake);
      void lock?.release().catch(() => undefined);
    };
  }, [asked, possible]);
  const awake = held && asked.wanted ? 'on' : 'off';
  return { awake: possible ? awake : 'none', toggle: () => setAsked({ wanted: awake === 'off' }) };
};
