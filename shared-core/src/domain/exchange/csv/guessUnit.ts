import type { ColumnFacts } from './columnOf';
import { unitsOf, type ColumnTarget, type ColumnUnit } from './columnTargets';
import { unitOfHead } from './headWords';

const byPressure = (median: number): ColumnUnit => {
  if (median < 40) return 'inHg';
  if (median < 150) return 'kPa';
  return median < 800 ? 'mmHg' : 'hPa';
};

/**
 * The unit of a column, from its head, else from the values; undefined where the target has no units.
 * @param metric whether the table shows elsewhere that it is metric
 */
export const guessUnit = (
  target: ColumnTarget,
  { head, median, cells }: ColumnFacts,
  metric: boolean,
): { unit: ColumnUnit; doubtful: boolean } | undefined => {
  const units = unitsOf(target);
  if (units.length === 0) return undefined;
  const said = unitOfHead(head, units) ?? unitOfHead(cells[0] ?? '', units);
  if (said !== undefined) return { unit: said, doubtful: false };
  if (target === 'pressure') return { unit: byPressure(median), doubtful: false };
  if (target === 'air_temp' || target === 'dew_point') {
    // 10 to 45 may be either; colder than a race day in °F is °C.
    if (median > 50) return { unit: '°F', doubtful: false };
    return { unit: metric || median < 25 ? '°C' : '°F', doubtful: true };
  }
  return { unit: metric && target === 'wind_speed' ? 'km/h' : 'mph', doubtful: metric };
};
