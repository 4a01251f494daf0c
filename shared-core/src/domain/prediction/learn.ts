import type { LogEntry } from '../entities/LogEntry';
import { sameStored } from '../plain/sameStored';
import { copyOfEngine, createEngine, type Engine } from './engine/engine';
import { learnPass } from './engine/learnPass';

/**
 * Returns an engine that knows these passes and no others; the given one stays as it is. What that one knows is a head
 * start where these passes begin with it; an edited pass means learning from the first one.
 * @param passes those of `passesToLearn`
 * @param enough asked after each pass; true ends the lesson, and the returned engine goes on where it ended
 */
export const learn = (
  engine: Engine,
  passes: readonly LogEntry[],
  enough: () => boolean = () => false,
): Engine => {
  const goesOn = engine.learned.every(
    (pass, index) => pass === passes[index] || sameStored(pass, passes[index]),
  );
  const next = goesOn ? copyOfEngine(engine) : createEngine(engine.vehicle, engine.finish, engine.typedBase);
  for (const pass of passes.slice(next.learned.length)) {
    learnPass(next, pass);
    if (enough()) break;
  }
  // The newest copies of equal passes, which the next lesson compares at no cost.
  return { ...next, learned: passes.slice(0, next.learned.length) };
};
