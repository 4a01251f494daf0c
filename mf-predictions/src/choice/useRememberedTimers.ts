import { isRecord, recordOf, type DraftsPort, type Ports, type SetTimer } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';

/** Remembers on this device the timer that the racer set for the next pass of each car. */
const key = 'timers';

/** Timers by the uid of their car. */
type Timers = ReadonlyMap<string, SetTimer>;

const timersIn = (drafts: DraftsPort): Timers =>
  new Map(
    Object.entries(recordOf(drafts.read(key))).flatMap(([uid, stored]): [string, SetTimer][] => {
      if (!isRecord(stored)) return [];
      const { timer, at } = stored;
      return typeof timer === 'number' && typeof at === 'number' ? [[uid, { timer, at }]] : [];
    }),
  );

/** Timers that the racer set, and how to set another one (s); undefined takes it back. */
interface RememberedTimers {
  timerOf: (vehicleUid: string) => SetTimer | undefined;
  rememberTimer: (vehicleUid: string, timer: number | undefined) => void;
}

/** Reads and remembers the timer of the throttle stop that the racer set for each car. */
export const useRememberedTimers = ({ drafts, clock }: Pick<Ports, 'drafts' | 'clock'>): RememberedTimers => {
  const [timers, setTimers] = useState(() => timersIn(drafts));
  const timerOf = useCallback((vehicleUid: string) => timers.get(vehicleUid), [timers]);
  const rememberTimer = useCallback(
    (vehicleUid: string, timer: number | undefined) => {
      const next = new Map(timersIn(drafts));
      if (timer === undefined) next.delete(vehicleUid);
      else next.set(vehicleUid, { timer, at: clock.now() });
      drafts.write(key, Object.fromEntries(next));
      setTimers(next);
    },
    [drafts, clock],
  );
  return { timerOf, rememberTimer };
};
