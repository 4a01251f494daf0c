const hourInMs = 3_600_000;

/** How many weather tokens a racer gets within an hour. */
const tokensPerHour = 10;

/**
 * [T1] at most ten requests lie within any hour; [T2] a refused one does not count.
 * @param requestedAt milliseconds of the racer's earlier requests
 * @param now milliseconds
 * @returns whether this one is allowed, and what to remember
 */
export const allowTokenRequest = (
  requestedAt: readonly number[],
  now: number,
): { allowed: boolean; requestedAt: number[] } => {
  const recent = requestedAt.filter((time) => time > now - hourInMs);
  const allowed = recent.length < tokensPerHour;
  return { allowed, requestedAt: allowed ? [...recent, now] : recent };
};
