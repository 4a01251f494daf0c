import { pressureKind } from '../../cells/pressureKind';
import { feet } from '../../units/units';
import type { ColumnFacts } from '../table/columnOf';
import { atSeaLevel, isOfTrack, unitsOf, type ColumnTarget, type ColumnUnit } from './columnTargets';
import type { SpeedUnit } from './finishes';
import { unitOfHead } from './headWords';
import { toStoredUnit } from './toUnit';

/** Pressure (inHg) from which sea level is as likely: only tracks within some 500 ft of the sea have as much. */
const likelyAtSea = 29.4;

const byPressure = (median: number): ColumnUnit => {
  if (median < 40) return 'inHg';
  if (median < 150) return 'kPa';
  return median < 800 ? 'mmHg' : 'hPa';
};

/** Clock with AM or PM behind it, or an hour that no 12-hour clock shows; `01:05` is of a 24-hour clock. */
const isSureClock = (cell: string): boolean =>
  /\d ?[ap](\.?m)?\b/i.test(cell) || /(^|\s)(0\d|1[3-9]|2[0-3])[:.h]?\d\d/.test(cell);
const isEarly = (cell: string): boolean => /(^|\s)[1-6][:.h]?\d\d(?!\d)/.test(cell);

/** Unit of a column, and whether it is a guess. */
export interface GuessedUnit {
  unit: ColumnUnit;
  doubtful: boolean;
}

/** Tells afternoons that a 12-hour clock shows without PM from a 24-hour clock. */
const guessClock = ({ cells }: ColumnFacts, halvesSaid: boolean): GuessedUnit =>
  !halvesSaid && cells.some(isEarly) && !cells.some(isSureClock)
    ? { unit: '1–6 is PM', doubtful: true }
    : { unit: '24 hours', doubtful: false };

/** Facts of a table beside the column. */
export interface UnitHints {
  /** The table shows elsewhere that it is metric, or that it is not; undefined where it shows neither. */
  metric: boolean | undefined;
  /** Unit of a speed by its time; undefined where no time decides. */
  bySpeed?: SpeedUnit | undefined;
  /** Another column says AM or PM. */
  halvesSaid: boolean;
}

/** Guesses the unit of a column, from its head, else from the values; undefined where the target has no units. */
export const guessUnit = (
  target: ColumnTarget,
  column: ColumnFacts,
  { metric, bySpeed, halvesSaid }: UnitHints,
): GuessedUnit | undefined => {
  const { head, median, cells } = column;
  const units = unitsOf(target);
  if (units.length === 0) return undefined;
  if (target === 'time') return guessClock(column, halvesSaid);
  const said = unitOfHead(head, units) ?? unitOfHead(cells[0] ?? '', units);
  if (target === 'pressure') {
    const unit = said ?? byPressure(median);
    const kind = pressureKind(head);
    if (kind === 'sea level' && isOfTrack(unit)) return { unit: atSeaLevel(unit), doubtful: false };
    const atSea = toStoredUnit(median, unit, feet(0)) >= likelyAtSea;
    return { unit, doubtful: atSea && kind !== 'station' };
  }
  if (target.startsWith('mph_') && bySpeed !== undefined)
    return { unit: said ?? bySpeed, doubtful: said !== undefined && said !== bySpeed };
  if (said !== undefined) return { unit: said, doubtful: false };
  if (target === 'air_temp' || target === 'dew_point') {
    // 10 to 45 may be either; colder than a race day in °F is °C.
    if (median > 50) return { unit: '°F', doubtful: false };
    return { unit: metric === true || median < 25 ? '°C' : '°F', doubtful: true };
  }
  if (target === 'wind_speed') return { unit: metric === true ? 'km/h' : 'mph', doubtful: metric !== false };
  if (target === 'event.opponent_mph' && bySpeed !== undefined) return { unit: bySpeed, doubtful: false };
  // No time tells the unit of the speed.
  const isOpen = target.startsWith('mph_') && !Number.isNaN(median);
  return { unit: 'mph', doubtful: metric === true || isOpen };
};
