import { feet } from '../../units/units';
import type { ColumnFacts } from '../table/columnOf';
import { unitsOf, usualRange, type ColumnTarget, type ColumnUnit } from './columnTargets';
import { indexOf, medianOver, type Taken } from './guessByPhysics';
import { guessUnit, type GuessedUnit, type UnitHints } from './guessUnit';
import { toStoredUnit } from './toUnit';

/** Degrees (°F) by which a dew point reads above saturated air, as two sensors differ. */
const sensorsApart = 1;

const isUsual = (target: ColumnTarget, { median }: ColumnFacts, unit: ColumnUnit): boolean => {
  const [least, most] = usualRange(target) ?? [-Infinity, Infinity];
  const value = toStoredUnit(median, unit, feet(0));
  return !(value < least || value > most);
};

/**
 * Guesses the units of the air's temperature and its dew point together: the same unit is likeliest, and no dew point
 * is above the air.
 * @returns the units by the index of the column; none where the table has only one of both
 */
export const guessTemperatures = (
  columns: readonly ColumnFacts[],
  taken: Taken,
  hints: UnitHints,
): Map<number, GuessedUnit> => {
  const [airAt, dewAt] = [indexOf(taken, 'air_temp') ?? -1, indexOf(taken, 'dew_point') ?? -1];
  const [air, dew] = [columns[airAt], columns[dewAt]];
  const airAlone = air && guessUnit('air_temp', air, hints);
  const dewAlone = dew && guessUnit('dew_point', dew, hints);
  if (!air || !dew || !airAlone || !dewAlone) return new Map();
  const unitsFor = (target: ColumnTarget, { unit, doubtful }: GuessedUnit) =>
    doubtful ? unitsOf(target) : [unit];
  const likeliest = airAlone.doubtful && !dewAlone.doubtful ? dewAlone.unit : airAlone.unit;
  const pairs = unitsFor('air_temp', airAlone)
    .flatMap((ofAir) => unitsFor('dew_point', dewAlone).map((ofDew) => ({ ofAir, ofDew })))
    .map((pair) => ({
      ...pair,
      rank: (pair.ofAir === pair.ofDew ? 0 : 2) + (pair.ofAir === likeliest ? 0 : 1),
    }))
    .sort((one, other) => one.rank - other.rank);
  const fitting = pairs.filter(({ ofAir, ofDew }) => {
    const above = medianOver(
      dew,
      air,
      (one, other) => toStoredUnit(one, ofDew, feet(0)) - toStoredUnit(other, ofAir, feet(0)),
    );
    return !(above > sensorsApart) && isUsual('air_temp', air, ofAir) && isUsual('dew_point', dew, ofDew);
  });
  const best = fitting[0] ?? pairs[0];
  if (best === undefined) return new Map();
  const isOpen = fitting.length > 1 || best.ofAir !== best.ofDew;
  const doubt = ({ doubtful }: GuessedUnit): boolean => fitting.length === 0 || (doubtful && isOpen);
  return new Map([
    [airAt, { unit: best.ofAir, doubtful: doubt(airAlone) }],
    [dewAt, { unit: best.ofDew, doubtful: doubt(dewAlone) }],
  ]);
};
