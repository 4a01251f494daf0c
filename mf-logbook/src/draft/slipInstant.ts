import { instantsOf, type Location } from '@holeshot/shared-core';
import { turns, type EntryTime } from './entryDraft';

const dayInMs = 86_400_000;
/** First year of a printed slip; rejects a half-typed year (0002, 0020). */
export const firstYear = 1950;

/**
 * Reads the time of a slip by the clocks of its track.
 * @param now milliseconds
 * @returns the instant, ISO 8601, or a sentence why no slip can have this time
 */
export const slipInstant = (
  { localTime, repeatedTime }: EntryTime,
  { timezone }: Location,
  now: number,
): { at: string } | { problem: string } => {
  const instants = instantsOf(localTime, timezone);
  if (instants === undefined) return { problem: 'Enter the date and time of the slip.' };
  if (Number(localTime.slice(0, 4)) < firstYear)
    return { problem: `This time is before ${firstYear}. Check the year.` };
  const [only, second] = instants;
  if (only === undefined) return { problem: 'Clocks skip this time. Enter another.' };
  const at = second === undefined ? only : repeatedTime && instants[turns.indexOf(repeatedTime)];
  if (!at) return { problem: 'This time comes twice. Choose the first or the second.' };
  return Date.parse(at) > now + dayInMs ? { problem: 'This time is in the future. Check the date.' } : { at };
};
