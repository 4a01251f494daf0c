const minute = 60_000;

/** How far an observation can still be trusted: old past 10 minutes, too old past 60. */
export type Freshness = 'fresh' | 'old' | 'too-old';

/**
 * The freshness of an observation by its age.
 * @param measuredAt milliseconds
 * @param now milliseconds
 */
export const observationFreshness = (measuredAt: number, now: number): Freshness => {
  const age = now - measuredAt;
  if (age > 60 * minute) return 'too-old';
  return age > 10 * minute ? 'old' : 'fresh';
};
