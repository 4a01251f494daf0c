import type { LogEntry } from '../entities/LogEntry';
import type { Share } from '../work/inOneGo';
import type { Engine } from './engine/engine';
import { learn } from './learn';

/** Does the same as `learn`, one pass a step. */
export function* learnInSteps(engine: Engine, passes: readonly LogEntry[]): Generator<Share, Engine> {
  let now = learn(engine, passes, () => true);
  while (now.learned.length < passes.length) {
    yield now.learned.length / passes.length;
    now = learn(now, passes, () => true);
  }
  return now;
}
