import { solverFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { seconds, type Seconds } from '../units/units';
import { breakoutRisk } from './breakoutRisk';
import type { Engine } from './engine/engine';
import { predict, type NextPassAir, type Prediction } from './predict';
import { timerLimit } from './supposedTimer';

/** Timer of the throttle stop with the pass that it gives. */
interface TimerRung {
  timer: Seconds;
  prediction: Prediction;
  /** Chance, 0 to 1, of a pass quicker than the index. */
  risk: number;
}

/** Timer for an index, and its neighbours. */
export interface SolvedTimer {
  /** Timer, to a thousandth of a second, that the index is called with: half of such passes are quicker. */
  solved: TimerRung;
  /** Five neighbouring hundredths, the shortest first. */
  rungs: TimerRung[];
}

/** Accuracy (s) of a solved timer. */
const finest = 0.001;
/** Rungs on either side of the middle one. */
const beside = 2;

/** Timer and by how much its ET is over the index, in s. */
interface Tried {
  timer: number;
  over: number;
}

/**
 * Searches the timer whose ET is the index, between one that is quicker and one that is slower: by the straight line
 * between both. One that stays twice counts half, so that both come nearer (Illinois algorithm).
 */
const searchBetween = (quicker: Tried, slower: Tried, tryTimer: (timer: number) => Tried): number => {
  let [short, long] = [quicker, slower];
  let last = short;
  while (long.timer - short.timer > finest) {
    const found = tryTimer((short.timer * long.over - long.timer * short.over) / (long.over - short.over));
    if (Math.abs(found.over) < finest / 10) return found.timer;
    if (found.over < 0) {
      if (last === short) long = { ...long, over: long.over / 2 };
      short = found;
    } else {
      if (last === long) short = { ...short, over: short.over / 2 };
      long = found;
    }
    last = found;
  }
  return long.timer;
};

/**
 * Solves the timer for an index by the ET and the spread of all that the engine has learned. The search narrows the range
 * from the full pass to the longest timer, as a longer stop makes no pass quicker. The risk falls from rung to rung.
 * @returns failures: those of `predict`; `number` where the index is none, `too-slow` where the full pass misses it,
 * `too-long` where the longest stop is still quicker
 */
export const solveTimer = (
  engine: Engine,
  next: Omit<NextPassAir, 'throttleStop'>,
  index: Seconds,
): Result<SolvedTimer> => {
  if (!Number.isFinite(index)) return failedAs(solverFailures, 'number');
  const full = predict(engine, { ...next, throttleStop: seconds(0) });
  if (!full.ok) return full;
  // Air and car that can be called at full throttle can be called with any timer.
  const rungAt = (timer: number): TimerRung => {
    const called = predict(engine, { ...next, throttleStop: seconds(timer) });
    const prediction = called.ok ? called.value : full.value;
    return { timer: seconds(timer), prediction, risk: breakoutRisk(prediction, index) };
  };
  const tryTimer = (timer: number): Tried => ({ timer, over: rungAt(timer).prediction.et - index });
  const quickest = { timer: 0, over: full.value.et - index };
  if (quickest.over > 0) return failedAs(solverFailures, 'too-slow', full.value.et.toFixed(3));
  const slowest = tryTimer(timerLimit(engine));
  if (slowest.over < 0) return failedAs(solverFailures, 'too-long');
  const exact = searchBetween(quickest, slowest, tryTimer);
  const shortest = Math.max(0, Math.round(exact * 100) - beside);
  return ok({
    solved: rungAt(Math.round(exact * 1000) / 1000),
    rungs: Array.from({ length: 2 * beside + 1 }, (_, at) => rungAt((shortest + at) / 100)),
  });
};
