import type { Loadable, LogEntry } from '@holeshot/shared-core';

/** A pass that was saved just now by a device whose clock is a little ahead was run, in milliseconds. */
const clocksDiffer = 10 * 60_000;

/**
 * How many passes at the beginning of a log book are dated later than now, as an import may bring them: nobody ran them
 * yet, so that nothing is learned from them.
 * @param logged newest first
 * @param now milliseconds
 */
export const passesToCome = (logged: Loadable<readonly LogEntry[]>, now: number): number => {
  if (logged.state !== 'present') return 0;
  const isToCome = ({ log_entry_datetime }: LogEntry) => Date.parse(log_entry_datetime) > now + clocksDiffer;
  const newestRun = logged.value.findIndex((pass) => !isToCome(pass));
  return newestRun === -1 ? logged.value.length : newestRun;
};
