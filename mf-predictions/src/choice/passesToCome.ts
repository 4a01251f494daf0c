import type { Loadable, LogEntry } from '@holeshot/shared-core';

/** How far in the future (ms) a just-saved pass may lie: device clocks run ahead. */
const clocksDiffer = 10 * 60_000;

/** Counts the passes dated later than `now` (ms) at the beginning of a log book, newest first: none is learned. */
export const passesToCome = (logged: Loadable<readonly LogEntry[]>, now: number): number => {
  if (logged.state !== 'present') return 0;
  const isToCome = ({ log_entry_datetime }: LogEntry) => Date.parse(log_entry_datetime) > now + clocksDiffer;
  const newestRun = logged.value.findIndex((pass) => !isToCome(pass));
  return newestRun === -1 ? logged.value.length : newestRun;
};
