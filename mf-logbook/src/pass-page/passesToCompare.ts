import { finishOf, passFields, type LogEntry } from '@holeshot/shared-core';
import { windKey } from '../pass/windKey';

/** Largest difference of density altitude, in feet, between two passes in similar air. */
const mostDensityAltitude = 300;
/** Largest difference of the wind against the car, in mph. */
const mostWind = 4;

const windField = passFields.find(({ key }) => key === windKey);

/** Tells whether two values are this near; an unknown one is near none, two unknown ones are near each other. */
const isNear = (one: unknown, other: unknown, most: number): boolean =>
  typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) <= most : one === other;

const lengthOf = ({ location, timeslip, vehicle }: LogEntry) => finishOf(location, timeslip, vehicle);

/**
 * Finds the pass of the same car before this one.
 * @param all newest first
 */
export const passBefore = (
  { vehicle, log_entry_datetime: at, log_entry_uid }: LogEntry,
  all: readonly LogEntry[],
): LogEntry | undefined =>
  all.find(
    (each) =>
      each.vehicle.uid === vehicle.uid &&
      each.log_entry_uid !== log_entry_uid &&
      Date.parse(each.log_entry_datetime) <= Date.parse(at),
  );

/**
 * Finds the quickest other all-out pass of the same car over the same distance in similar air: density altitude within
 * 300 ft, wind against the car within 4 mph. Of equal ones the newest counts.
 * @param all newest first
 */
export const bestSimilar = (pass: LogEntry, all: readonly LogEntry[]): LogEntry | undefined => {
  const altitude = pass.derived.density_altitude;
  if (altitude === undefined) return undefined;
  let best: LogEntry | undefined;
  for (const each of all) {
    const et = each.derived.finish_et;
    const isSimilar =
      each.vehicle.uid === pass.vehicle.uid &&
      each.log_entry_uid !== pass.log_entry_uid &&
      each.timeslip.quality === 'All Out' &&
      lengthOf(each) === lengthOf(pass) &&
      isNear(each.derived.density_altitude, altitude, mostDensityAltitude) &&
      isNear(windField?.value(each), windField?.value(pass), mostWind);
    if (isSimilar && et !== undefined && et < (best?.derived.finish_et ?? Infinity)) best = each;
  }
  return best;
};
