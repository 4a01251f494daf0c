import * as v from 'valibot';

const hourInMs = 3_600_000;

const timesSchema = v.fallback(v.array(v.number()), []);

/**
 * Limits the requests of a racer. [T1] At most `perHour` lie within any hour; [T2] a refused one does not count.
 * @param stored times of the earlier requests, in milliseconds; anything else counts as none
 * @param now milliseconds
 * @returns whether this request is allowed, and the times to store
 */
export const allowRequest = (
  stored: unknown,
  now: number,
  perHour: number,
): { allowed: boolean; requestedAt: number[] } => {
  const recent = v.parse(timesSchema, stored).filter((time) => time > now - hourInMs);
  const allowed = recent.length < perHour;
  return { allowed, requestedAt: allowed ? [...recent, now] : recent };
};
