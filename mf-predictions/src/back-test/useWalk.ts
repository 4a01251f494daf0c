import {
  summariseWalk,
  walkSteps,
  type LogEntry,
  type Vehicle,
  type WalkSummary,
} from '@holeshot/shared-core';
import { useCallback, useEffect, useState } from 'react';

/** How the back-test stands: a share of it done, stopped, or what came of it. */
export type Walk =
  { state: 'running'; share: number } | { state: 'stopped' } | { state: 'done'; rows: WalkSummary[] };

/** A screen is drawn and a press is heard between two slices of this many milliseconds. */
const slice = 12;

/** Walks the passes of a car, picked out of all, a slice at a time, from the first showing on; each change of them begins it anew. */
export const useWalk = (
  vehicle: Vehicle,
  passes: readonly LogEntry[],
): { walk: Walk; stop: () => void; start: () => void } => {
  const [run, setRun] = useState({ going: true, vehicle, passes });
  const [walk, setWalk] = useState<Walk>({ state: 'running', share: 0 });
  if (run.vehicle !== vehicle || run.passes !== passes) setRun({ going: true, vehicle, passes });
  useEffect(() => {
    if (!run.going) return undefined;
    const work = walkSteps(run.vehicle, run.passes);
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const until = performance.now() + slice;
      let step = work.next();
      while (step.done !== true && performance.now() < until) step = work.next();
      if (step.done === true) {
        setWalk({ state: 'done', rows: summariseWalk(step.value) });
        return;
      }
      setWalk({ state: 'running', share: step.value });
      timer = setTimeout(next, 0);
    };
    timer = setTimeout(next, 0);
    return () => clearTimeout(timer);
  }, [run]);
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
