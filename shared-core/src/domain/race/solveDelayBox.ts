import { solverFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { seconds, type Seconds } from '../units/units';

/**
 * Returns the delay of a delay box for a wanted reaction: the car leaves later by the delay
 * (staginglight.com/guide/delay.html). Off a slower opponent's tree, which starts earlier, the difference of the
 * dials comes on top.
 * @param reaction with `delay` set
 * @param wanted the reaction to aim for
 * @param crossover the two dials, where the racer leaves off the slower opponent's tree
 * @returns the delay; failures: `red` for a red light, `faster` for a quicker crossover opponent, `no-delay` where
 * the racer is too slow even without one
 */
export const solveDelayBox = ({
  delay,
  reaction,
  wanted,
  crossover,
}: {
  delay: Seconds;
  reaction: Seconds;
  wanted: Seconds;
  crossover?: { dial: Seconds; opponentDial: Seconds } | undefined;
}): Result<Seconds> => {
  if (wanted < 0) return failedAs(solverFailures, 'red');
  const headStart = crossover === undefined ? 0 : crossover.opponentDial - crossover.dial;
  if (headStart < 0) return failedAs(solverFailures, 'faster');
  const solved = delay + (wanted - reaction) + headStart;
  if (!Number.isFinite(solved)) return failedAs(solverFailures, 'number');
  if (solved < -1e-9) return failedAs(solverFailures, 'no-delay', (reaction - delay).toFixed(3));
  return ok(seconds(Math.max(0, solved)));
};
