const hourInMs = 3_600_000;

/** Weather tokens that a racer gets within an hour. */
const tokensPerHour = 10;

/**
 * Limits the requests of a racer. [T1] At most ten lie within any hour; [T2] a refused one does not count.
 * @param requestedAt times of the earlier requests, in milliseconds
 * @param now milliseconds
 * @returns whether this request is allowed, and the times to store
 */
export const allowTokenRequest = (
  requestedAt: readonly number[],
  now: number,
): { allowed: boolean; requestedAt: number[] } => {
  const recent = requestedAt.filter((time) => time > now - hourInMs);
  const allowed = recent.length < tokensPerHour;
  return { allowed, requestedAt: allowed ? [...recent, now] : recent };
};
