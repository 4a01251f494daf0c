import { passesInAirLike, readAir, seasonOf, type LogEntry } from '@holeshot/shared-core';
import type { PassFilter } from './PassFilter';
import type { TextOfPass } from './passTexts';

/** Tells whether a value lies between two typed numbers, both included; an empty one is no bound. */
const liesBetween = (value: number | undefined, min: string, max: string): boolean =>
  value !== undefined && (min === '' || value >= Number(min)) && (max === '' || value <= Number(max));

/**
 * Returns the passes that match a filter: in the given order, or those in air like this, nearest first.
 * @param textOf gives what a search reads of a pass
 */
export const filterPasses = (
  entries: readonly LogEntry[],
  { text, vehicle, location, air, season, lane, result, quality, from, to, daMin, daMax }: PassFilter,
  textOf: TextOfPass,
): LogEntry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const liesInDays = (entry: LogEntry): boolean => {
    const { day } = textOf(entry);
    return day !== '' && day >= from && (to === '' || day <= to);
  };
  const like = readAir(air);
  return (like === undefined ? entries : passesInAirLike(like, entries)).filter(
    (entry) =>
      (vehicle === '' || entry.vehicle.uid === vehicle) &&
      (location === '' || entry.location.uid === location) &&
      (season === '' || String(seasonOf(entry)) === season) &&
      (lane === '' || entry.timeslip.lane === lane) &&
      (result === '' || entry.timeslip.result === result) &&
      (quality === '' || entry.timeslip.quality === quality) &&
      ((from === '' && to === '') || liesInDays(entry)) &&
      ((daMin === '' && daMax === '') || liesBetween(entry.derived.density_altitude, daMin, daMax)) &&
      words.every((word) => textOf(entry).text.includes(word)),
  );
};
