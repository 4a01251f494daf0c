import { useLayoutEffect, useState } from 'react';
import type { Distance } from '../../domain/entities/Distance';
import type { Location } from '../../domain/entities/Location';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { Vehicle } from '../../domain/entities/Vehicle';
import type { Engine } from '../../domain/prediction/engine/engine';
import { passesToLearn } from '../../domain/prediction/passesToLearn';
import type { ClockPort } from '../../platform/ports/ClockPort';
import type { EngineShelf } from './engineShelf';
import { nextTurn, sliceFrom } from './inSlices';

/** Material to learn from: a car at a track, and passes of any car in any order. */
export interface ToLearn {
  vehicle: Vehicle;
  location: Location;
  passes: readonly LogEntry[];
  /** Milliseconds; engines learn no passes from then on. */
  now?: number;
}

/**
 * Teaches engines a slice at a time while the screen stays alive.
 * @param toLearn the same record while nothing in it changes; undefined while there is nothing to learn
 * @param finishes their distances, the same list each time; by default the one of `finishAsked`
 * @returns an engine for each distance, undefined until they know all passes of `toLearn`
 */
export const useEngines = (
  shelf: EngineShelf,
  clock: Pick<ClockPort, 'now'>,
  toLearn: ToLearn | undefined,
  finishes?: readonly Distance[],
): readonly Engine[] | undefined => {
  const [taught, setTaught] = useState<{ by: unknown[]; engines: readonly Engine[] }>();
  useLayoutEffect(() => {
    if (toLearn === undefined) return undefined;
    const passes = passesToLearn(toLearn.vehicle, toLearn.passes, toLearn.now);
    const lesson = { ...toLearn, passes, finishes };
    let wanted = true;
    // The first slice at once: a short log book is learned before anything is drawn without it.
    const next = () => {
      if (!wanted) return;
      const engines = shelf.teach(
        lesson,
        sliceFrom(() => clock.now()),
      );
      if (engines === undefined) nextTurn(next);
      else setTaught({ by: [toLearn, finishes], engines });
    };
    next();
    return () => {
      wanted = false;
    };
  }, [shelf, clock, toLearn, finishes]);
  return taught?.by[0] === toLearn && taught?.by[1] === finishes ? taught?.engines : undefined;
};
