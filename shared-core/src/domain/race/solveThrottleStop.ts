import { solverFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { seconds, type Seconds } from '../units/units';

/**
 * Returns the timer of a throttle stop for an index. The ET changes by the timer's change over the ratio: a ratio of
 * 2 is half a second of ET for one of timer. Good near a known setting, as long stops are not linear
 * (ifamilysoftware.com/throttle.html).
 * @param et predicted with `timer`; at full throttle the timer is 0
 * @returns the timer; failures: `ratio` where it is not above 0, `too-slow` where even full throttle misses the
 * index, `too-long` where the stop would last the whole pass
 */
export const solveThrottleStop = ({
  index,
  et,
  timer,
  ratio,
}: {
  index: Seconds;
  et: Seconds;
  timer: Seconds;
  ratio: number;
}): Result<Seconds> => {
  if (!(ratio > 0)) return failedAs(solverFailures, 'ratio');
  const solved = timer + (index - et) * ratio;
  if (!Number.isFinite(solved)) return failedAs(solverFailures, 'number');
  if (solved < -1e-9) return failedAs(solverFailures, 'too-slow', (et - timer / ratio).toFixed(3));
  if (solved >= index) return failedAs(solverFailures, 'too-long');
  return ok(seconds(Math.max(0, solved)));
};
