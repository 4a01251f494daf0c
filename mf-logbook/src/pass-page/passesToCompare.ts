import { airOfPass, finishOf, laterRoundFirst, passesInAirLike, type LogEntry } from '@holeshot/shared-core';

const lengthOf = ({ location, timeslip, vehicle }: LogEntry) => finishOf(location, timeslip, vehicle);

/** Tells whether one pass was run before another; of two with the same time the round tells. */
export const ranBefore = (one: LogEntry, other: LogEntry): boolean => {
  const apart = Date.parse(one.log_entry_datetime) - Date.parse(other.log_entry_datetime);
  return apart === 0 ? one !== other && laterRoundFirst(one, other) > 0 : apart < 0;
};

/**
 * Finds the pass of the same car before this one.
 * @param all newest first
 */
export const passBefore = (pass: LogEntry, all: readonly LogEntry[]): LogEntry | undefined =>
  all.find((each) => each.vehicle.uid === pass.vehicle.uid && ranBefore(each, pass));

/**
 * Returns the other passes of the same car in air like that of this one, nearest first.
 * @param all newest first
 */
export const passesLike = (pass: LogEntry, all: readonly LogEntry[]): LogEntry[] => {
  const air = airOfPass(pass);
  if (air === undefined) return [];
  const others = all.filter(
    ({ vehicle, log_entry_uid }) => vehicle.uid === pass.vehicle.uid && log_entry_uid !== pass.log_entry_uid,
  );
  return passesInAirLike(air, others);
};

/**
 * Finds the quickest all-out pass over the distance of this one; of equal ones the first.
 * @param similar passes in air like that of this one
 */
export const bestOf = (pass: LogEntry, similar: readonly LogEntry[]): LogEntry | undefined => {
  let best: LogEntry | undefined;
  for (const each of similar) {
    const et = each.derived.finish_et;
    const counts = each.timeslip.quality === 'All Out' && lengthOf(each) === lengthOf(pass);
    if (counts && et !== undefined && et < (best?.derived.finish_et ?? Infinity)) best = each;
  }
  return best;
};
