import { wallClock } from './wallClock';

const dayInMs = 86_400_000;

const shownAt = (moment: number, timezone: string): number =>
  wallClock(new Date(moment).toISOString(), timezone)?.valueOf() ?? NaN;

/**
 * Returns the moments, in milliseconds and in order, at which the clocks of a zone show a wall time (given as if it were
 * UTC): two of a repeated time, none of a skipped one.
 */
export const momentsOf = (wall: number, timezone: string): number[] => {
  const moments = [wall - dayInMs, wall + dayInMs].map((near) => wall + near - shownAt(near, timezone));
  return [...new Set(moments)].filter((moment) => shownAt(moment, timezone) === wall);
};
