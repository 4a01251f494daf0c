import { passesInAirLike, readAir, seasonOf, type LogEntry } from '@holeshot/shared-core';
import type { PassFilter } from './PassFilter';
import type { TextOfPass } from './passTexts';
import { plainSearch, type ReadSearch } from './plainSearch';

/** Tells whether a value lies between two typed numbers, both included; an empty one is no bound. */
const liesBetween = (value: number | undefined, min: string, max: string): boolean =>
  value !== undefined && (min === '' || value >= Number(min)) && (max === '' || value <= Number(max));

/**
 * Returns the passes that match a filter: in the given order, or those in air like this, nearest first.
 * @param textOf gives what a search reads of a pass
 * @param readSearch reads the text of the search
 */
export const filterPasses = (
  entries: readonly LogEntry[],
  { text, vehicle, location, air, season, lane, result, quality, from, to, daMin, daMax }: PassFilter,
  textOf: TextOfPass,
  readSearch: ReadSearch = plainSearch,
): LogEntry[] => {
  const parts = readSearch(text);
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
      parts.every(({ words, day }) => {
        const searched = textOf(entry);
        return (
          (day !== undefined && searched.day.includes(day)) ||
          words.every((word) => searched.text.includes(word))
        );
      }),
  );
};
