import type { WeatherStation } from '@holeshot/shared-core';

/** Station of a location, and whether the racer chose it or none. */
export interface StationChoice {
  station: WeatherStation | null;
  chosenBy: 'nearness' | 'racer';
}

/**
 * Returns the choice after a search: the newest report of the same station; the racer's choice of none; else the
 * nearest station, unless the track has not moved.
 * @param moved the coordinates differ from the stored ones
 * @param own the racer's last choice, here or before: half-typed coordinates may have been far from it
 */
export const stationAfterSearch = (
  { station, chosenBy }: StationChoice,
  [nearest, ...others]: [WeatherStation, ...WeatherStation[]],
  moved: boolean,
  own: WeatherStation | null,
): StationChoice => {
  const found = [nearest, ...others];
  if (chosenBy === 'nearness' && own !== null) {
    const near = found.find(({ id }) => id === own.id) ?? (moved ? undefined : own);
    if (near !== undefined) return { station: near, chosenBy: 'racer' };
  }
  const again = found.find(({ id }) => id === station?.id);
  if (again !== undefined && chosenBy === 'racer') return { station: again, chosenBy };
  if (chosenBy === 'racer' && (station === null || !moved)) return { station, chosenBy };
  return { station: nearest, chosenBy: 'nearness' };
};
