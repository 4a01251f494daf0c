import {
  walkSteps,
  type ClockPort,
  type Distance,
  type LogEntry,
  type Vehicle,
  type WalkedPass,
} from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { useCallback, useEffect, useState } from 'react';

/** State of a back-test: running with the share done, stopped, or done with every called pass. */
export type Walk =
  { state: 'running'; share: number } | { state: 'stopped' } | { state: 'done'; walked: WalkedPass[] };

/** Walks the passes of a car over a distance in slices, anew with each change of them. */
export const useWalk = (
  vehicle: Vehicle,
  passes: readonly LogEntry[],
  finish: Distance,
  clock: ClockPort,
): { walk: Walk; stop: () => void; start: () => void } => {
  const [run, setRun] = useState({ going: true, vehicle, passes, finish });
  const [walk, setWalk] = useState<Walk>({ state: 'running', share: 0 });
  if (run.vehicle !== vehicle || run.passes !== passes || run.finish !== finish)
    setRun({ going: true, vehicle, passes, finish });
  useEffect(() => {
    if (!run.going) return undefined;
    const work = { canceled: false };
    const steps = walkSteps(run.vehicle, run.passes, run.finish);
    void inSlices(
      steps,
      work,
      (share) => setWalk({ state: 'running', share }),
      () => clock.now(),
    ).then((walked) => {
      if (walked !== undefined) setWalk({ state: 'done', walked });
    });
    return () => {
      work.canceled = true;
    };
  }, [run, clock]);
  const stop = useCallback(() => {
    setRun((before) => ({ ...before, going: false }));
    setWalk({ state: 'stopped' });
  }, []);
  const start = useCallback(() => {
    setRun((before) => ({ ...before, going: true }));
    setWalk({ state: 'running', share: 0 });
  }, []);
  return { walk, stop, start };
};
