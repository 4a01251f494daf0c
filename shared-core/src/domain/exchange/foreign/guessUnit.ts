import { feet } from '../../units/units';
import type { ColumnFacts } from '../table/columnOf';
import { unitsOf, type ColumnTarget, type ColumnUnit } from './columnTargets';
import { headWords, unitOfHead } from './headWords';
import { toStoredUnit } from './toUnit';

/** Pressure (inHg) above which sea level is likelier: only tracks within some 200 ft of the sea have as much. */
const likelyAtSea = 29.8;

/** Tells whether a column may hold pressure at sea level without its head saying so. */
const isUnclear = (unit: ColumnUnit, { head, median }: ColumnFacts): boolean =>
  !unit.endsWith('at sea level') &&
  !/\bstation\b|\babs(olute)?\b/.test(headWords(head)) &&
  toStoredUnit(median, unit, feet(0)) >= likelyAtSea;

const byPressure = (median: number): ColumnUnit => {
  if (median < 40) return 'inHg';
  if (median < 150) return 'kPa';
  return median < 800 ? 'mmHg' : 'hPa';
};

/**
 * Guesses the unit of a column, from its head, else from the values; undefined where the target has no units.
 * @param metric whether the table shows elsewhere that it is metric
 */
export const guessUnit = (
  target: ColumnTarget,
  column: ColumnFacts,
  metric: boolean,
): { unit: ColumnUnit; doubtful: boolean } | undefined => {
  const { head, median, cells } = column;
  const units = unitsOf(target);
  if (units.length === 0) return undefined;
  const said = unitOfHead(head, units) ?? unitOfHead(cells[0] ?? '', units);
  if (target === 'pressure') {
    const unit = said ?? byPressure(median);
    return { unit, doubtful: isUnclear(unit, column) };
  }
  if (said !== undefined) return { unit: said, doubtful: false };
  if (target === 'air_temp' || target === 'dew_point') {
    // 10 to 45 may be either; colder than a race day in °F is °C.
    if (median > 50) return { unit: '°F', doubtful: false };
    return { unit: metric || median < 25 ? '°C' : '°F', doubtful: true };
  }
  return { unit: metric && target === 'wind_speed' ? 'km/h' : 'mph', doubtful: metric };
};
