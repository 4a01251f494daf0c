import { readSetTimers, setTimersKey, type Ports, type SetTimer } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';

/** Timers that the racer set, and how to set another one (s); undefined takes it back. */
interface RememberedTimers {
  timerOf: (vehicleUid: string) => SetTimer | undefined;
  rememberTimer: (vehicleUid: string, timer: number | undefined) => void;
}

/** Reads and remembers the timer of the throttle stop that the racer set for each car. */
export const useRememberedTimers = ({ drafts, clock }: Pick<Ports, 'drafts' | 'clock'>): RememberedTimers => {
  const [timers, setTimers] = useState(() => readSetTimers(drafts.read(setTimersKey)));
  const timerOf = useCallback((vehicleUid: string) => timers.get(vehicleUid), [timers]);
  const rememberTimer = useCallback(
    (vehicleUid: string, timer: number | undefined) => {
      const next = readSetTimers(drafts.read(setTimersKey));
      if (timer === undefined) next.delete(vehicleUid);
      else next.set(vehicleUid, { timer, at: clock.now() });
      drafts.write(setTimersKey, Object.fromEntries(next));
      setTimers(next);
    },
    [drafts, clock],
  );
  return { timerOf, rememberTimer };
};
