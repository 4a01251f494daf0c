/** How far (ms) the clock of a track may run ahead. */
const clockAhead = 5 * 60_000;
/** Longest time (ms) from a pass until it is logged, where the time decides between two instants. */
const loggedAtOnce = 3_600_000;

/**
 * Returns the instant that a time read now means: of two, the past one nearest to now. Undefined where there is none, or
 * where both lie too long ago to decide.
 * @param instants at which the clocks show the time, from `instantsOf`
 * @param now milliseconds
 */
export const likelyInstant = (instants: readonly string[], now: number): string | undefined => {
  const [only, second] = instants;
  if (second === undefined) return only;
  const past = instants.filter((instant) => Date.parse(instant) <= now + clockAhead);
  const distance = (instant: string) => Math.abs(Date.parse(instant) - now);
  const [nearest] = (past.length > 0 ? past : [...instants]).sort((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= loggedAtOnce ? nearest : undefined;
};
