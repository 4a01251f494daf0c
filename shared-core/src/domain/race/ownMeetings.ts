import type { LogEntry } from '../entities/LogEntry';

/** Longest time (ms) between the two passes of one race, as each is logged by hand. */
const apart = 1_800_000;
/** Clocks print thousandths, slips of the other lane sometimes hundredths. */
const same = 0.0051;

const agrees = (theirs: number | undefined, own: number | undefined): boolean | undefined =>
  theirs === undefined || own === undefined ? undefined : Math.abs(theirs - own) < same;

/** Tells whether the opponent of a pass ran the numbers of another pass: known ones agree, and one is known. */
const ranAs = ({ event }: LogEntry, { timeslip, derived }: LogEntry): boolean => {
  const found = [
    agrees(event?.opponent_reaction, timeslip.reaction_time),
    agrees(event?.opponent_et, derived.finish_et),
  ];
  return found.includes(true) && !found.includes(false);
};

const isNamed = ({ event }: LogEntry, { vehicle }: LogEntry): boolean =>
  event?.opponent?.trim().toLowerCase() === vehicle.name.trim().toLowerCase();

const areOneRace = (one: LogEntry, other: LogEntry): boolean =>
  one.vehicle.uid !== other.vehicle.uid &&
  one.location.uid === other.location.uid &&
  one.timeslip.lane !== other.timeslip.lane &&
  ((isNamed(one, other) && isNamed(other, one)) || (ranAs(one, other) && ranAs(other, one)));

/**
 * Finds the passes in which two cars of the racer met: both are in the log book, and neither is against an opponent.
 * @param sorted passes with their times (ms), newest or oldest first
 */
export const ownMeetings = (sorted: readonly { entry: LogEntry; at: number }[]): Set<LogEntry> => {
  const raced = sorted.filter(({ entry }) => entry.event?.opponent !== undefined);
  const met = new Set<LogEntry>();
  for (const [index, { entry, at }] of raced.entries()) {
    for (let next = index + 1; next < raced.length; next += 1) {
      const other = raced[next];
      if (other === undefined || Math.abs(other.at - at) > apart) break;
      if (areOneRace(entry, other.entry)) met.add(entry).add(other.entry);
    }
  }
  return met;
};
