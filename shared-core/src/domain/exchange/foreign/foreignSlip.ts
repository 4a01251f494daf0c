import type { SlipTimes, Timeslip } from '../../entities/LogEntry';
import { checkSlip } from '../../pass/checkSlip';
import { slipFieldLabels, type SlipField } from '../../pass/slipFields';
import { feet, mph, seconds } from '../../units/units';
import type { ForeignCells } from './foreignCells';
import { readLane, readQuality, readResult } from './readChoices';
import { wonBy } from './wonBy';

/** Share of the 60 ft in a quarter mile that only an eighth mile has; a lift makes it smaller. */
const shareOfEighth = 0.2;

/**
 * Reads the slip of a row at an ISO 8601 time: left lane, time only and all out where the table does not tell.
 * @param hasTwo the column of the winner holds a 2
 */
export const foreignSlip = (cells: ForeignCells, datetime: string, hasTwo: boolean): Timeslip => {
  const times: SlipTimes = {};
  for (const field of Object.keys(slipFieldLabels) as SlipField[]) {
    const value = cells.number(field, feet(0));
    if (value === undefined) continue;
    if (field === 'mph_660' || field === 'mph_1000' || field === 'mph_1320') times[field] = mph(value);
    else times[field] = seconds(value);
  }
  cells.problems.push(...Object.values(checkSlip(times).errors));
  const { et_60 = NaN, et_660, et_1320 = NaN } = times;
  if (et_660 === undefined && et_60 / et_1320 > shareOfEighth)
    cells.remarks.push(`1/4 ET: ${et_1320.toFixed(3)} is too quick for its 60 ft. Is it of the 1/8 mile?`);
  const has = (start: string): boolean => Object.keys(times).some((field) => field.startsWith(start));
  // A pass that a word ended is one by its light alone.
  const ended = cells.outcomes.length > 0 && has('reaction');
  if (!has('et_') && !ended && cells.problems.length === 0) {
    cells.problems.push('There is no time of a slip in this row.');
  }
  const [result] = cells.outcomes.flatMap((outcome) => outcome.result ?? []);
  const [quality] = cells.outcomes.flatMap((outcome) => outcome.quality ?? []);
  const lane = cells.word('lane', readLane);
  if (lane !== undefined && cells.lane !== undefined && lane !== cells.lane)
    cells.remarks.push(`Lane: ${lane}, though the times are those of ${cells.lane}.`);
  return {
    datetime,
    lane: lane ?? cells.lane ?? 'Left',
    result:
      cells.word('result', readResult) ?? wonBy(cells, lane ?? cells.lane, hasTwo) ?? result ?? 'Time Only',
    quality: cells.word('quality', readQuality) ?? quality ?? 'All Out',
    ...times,
  };
};
