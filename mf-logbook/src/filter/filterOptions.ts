import { lanes, qualities, results, seasonOf, type LogEntry, type Vehicle } from '@holeshot/shared-core';

/** Option of a filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/** Options of each filter. */
export interface FilterOptions {
  vehicle: FilterOption[];
  location: FilterOption[];
  /** Newest first. */
  season: FilterOption[];
  lane: FilterOption[];
  result: FilterOption[];
  quality: FilterOption[];
}

const byLabel = (a: FilterOption, b: FilterOption): number => a.label.localeCompare(b.label);

const named = (names: ReadonlyMap<string, string>): FilterOption[] =>
  [...names].map(([value, label]) => ({ value, label })).sort(byLabel);

const used = (words: readonly string[], seen: ReadonlySet<string>): FilterOption[] =>
  words.filter((word) => seen.has(word)).map((word) => ({ value: word, label: word }));

/**
 * Returns the racer's vehicles and the values that occur in passes; tracks by their latest name.
 * @param entries newest first
 */
export const filterOptions = (entries: readonly LogEntry[], known: readonly Vehicle[]): FilterOptions => {
  const vehicles = new Map(known.map(({ uid, name }) => [uid, name]));
  const tracks = new Map<string, string>();
  const seasons = new Set<number>();
  const seen = new Set<string>();
  for (const entry of entries) {
    const { vehicle, location, timeslip } = entry;
    seasons.add(seasonOf(entry));
    if (!vehicles.has(vehicle.uid)) vehicles.set(vehicle.uid, vehicle.name);
    if (!tracks.has(location.uid)) tracks.set(location.uid, location.title);
    seen.add(timeslip.lane).add(timeslip.result).add(timeslip.quality);
  }
  return {
    vehicle: named(vehicles),
    location: named(tracks),
    season: [...seasons]
      .filter((year) => !Number.isNaN(year))
      .sort((a, b) => b - a)
      .map((year) => ({ value: String(year), label: String(year) })),
    lane: used(lanes, seen),
    result: used(results, seen),
    quality: used(qualities, seen),
  };
};
