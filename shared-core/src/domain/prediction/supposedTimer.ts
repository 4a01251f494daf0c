import { timerFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { seconds, type Seconds } from '../units/units';
import type { Engine } from './engine/engine';

/** Timer of the throttle stop that a racer set for the next pass. */
export interface SetTimer {
  /** Seconds; 0 is a pass without the stop. */
  timer: number;
  /** Time of the setting in milliseconds. */
  at: number;
}

/** Timer of the throttle stop that a call supposes, and whose it is. */
export interface SupposedTimer {
  timer: Seconds;
  of: 'racer' | 'last pass' | 'earlier pass';
}

/** Returns the least timer (s) that no pass of the car can have: that of a whole pass at full throttle. */
export const timerLimit = ({ bank }: Engine): Seconds => seconds(bank?.form.et ?? 0);

/** Checks a typed timer (s). Failures: `number`, `negative`, and `too-long` where it would outlast a full pass. */
export const checkTimer = (engine: Engine, timer: number | undefined): Result<Seconds> => {
  if (timer === undefined || !Number.isFinite(timer)) return failedAs(timerFailures, 'number');
  if (timer < 0) return failedAs(timerFailures, 'negative');
  if (timer < timerLimit(engine)) return ok(seconds(timer));
  return failedAs(timerFailures, 'too-long');
};

/**
 * Returns the timer of the next pass: the one that the racer set since the last noted one, else that one. Undefined for
 * a car that noted no stop yet.
 */
export const supposedTimer = (engine: Engine, set: SetTimer | undefined): SupposedTimer | undefined => {
  const { learned } = engine;
  if (!learned.some(({ setup }) => (setup?.throttle_stop ?? 0) > 0)) return undefined;
  const noted = learned.findLast(({ setup }) => setup?.throttle_stop !== undefined);
  if (noted?.setup?.throttle_stop === undefined) return undefined;
  if (set !== undefined && set.at >= Date.parse(noted.log_entry_datetime)) {
    const sound = checkTimer(engine, set.timer);
    if (sound.ok) return { timer: sound.value, of: 'racer' };
  }
  return { timer: noted.setup.throttle_stop, of: noted === learned.at(-1) ? 'last pass' : 'earlier pass' };
};
