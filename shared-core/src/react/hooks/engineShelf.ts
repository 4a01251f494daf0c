import type { Distance } from '../../domain/entities/Distance';
import type { Location } from '../../domain/entities/Location';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { Vehicle } from '../../domain/entities/Vehicle';
import type { Engine } from '../../domain/prediction/engine/engine';
import { finishAsked } from '../../domain/prediction/finishAsked';
import { isOfSameCar } from '../../domain/prediction/isOfSameCar';
import { learnOver } from '../../domain/prediction/learnOver';

/** How many engines stay on a shelf. */
const most = 12;

/** The engines that a remote has taught, so that the next screen goes on where the last one was. */
export interface EngineShelf {
  /** The engine used last is the last one. */
  engines: () => readonly Engine[];
  put: (engines: readonly Engine[]) => void;
  /** Teaches the engines of a car until `enough`; returns them once they know all passes, undefined before. */
  teach: (lesson: Lesson, enough: () => boolean) => readonly Engine[] | undefined;
}

/** The passes that a car at a track is to learn. */
interface Lesson {
  vehicle: Vehicle;
  location: Location;
  /** Those of `passesToLearn`. */
  passes: readonly LogEntry[];
  /** By default the one of `finishAsked`. */
  finishes?: readonly Distance[] | undefined;
}

/** Returns an empty shelf. Each remote has one of its own, as it has the engine. */
export const createEngineShelf = (): EngineShelf => {
  let engines: readonly Engine[] = [];
  const put = (taught: readonly Engine[]): void => {
    const others = engines.filter((engine) => !taught.some((newer) => isOfSameCar(engine, newer)));
    engines = [...others, ...taught].slice(-most);
  };
  return {
    engines: () => engines,
    put,
    teach: ({ vehicle, location, passes, finishes }, enough) => {
      const wanted = finishes ?? [finishAsked(vehicle, location, passes)];
      const taught = learnOver(wanted, { vehicle, location }, passes, engines, enough);
      put(taught);
      return taught.every(({ learned }) => learned.length === passes.length) ? taught : undefined;
    },
  };
};
