const hourInMs = 3_600_000;

/**
 * Limits the requests of a racer. [T1] At most `perHour` lie within any hour; [T2] a refused one does not count.
 * @param requestedAt times of the earlier requests, in milliseconds
 * @param now milliseconds
 * @returns whether this request is allowed, and the times to store
 */
export const allowRequest = (
  requestedAt: readonly number[],
  now: number,
  perHour: number,
): { allowed: boolean; requestedAt: number[] } => {
  const recent = requestedAt.filter((time) => time > now - hourInMs);
  const allowed = recent.length < perHour;
  return { allowed, requestedAt: allowed ? [...recent, now] : recent };
};
