import type { SlipTimes, Timeslip } from '../../entities/LogEntry';
import { checkSlip } from '../../pass/checkSlip';
import { slipFieldLabels, type SlipField } from '../../pass/slipFields';
import { feet, mph, seconds } from '../../units/units';
import type { ForeignCells } from './foreignCells';
import { readLane, readQuality, readResult } from './readChoices';

/** Reads the slip of a row at an ISO 8601 time: left lane, time only and all out where the table does not tell. */
export const foreignSlip = (cells: ForeignCells, datetime: string): Timeslip => {
  const times: SlipTimes = {};
  for (const field of Object.keys(slipFieldLabels) as SlipField[]) {
    const value = cells.number(field, feet(0));
    if (value === undefined) continue;
    if (field === 'mph_660' || field === 'mph_1000' || field === 'mph_1320') times[field] = mph(value);
    else times[field] = seconds(value);
  }
  cells.problems.push(...Object.values(checkSlip(times).errors));
  if (!Object.keys(times).some((field) => field.startsWith('et_')) && cells.problems.length === 0) {
    cells.problems.push('There is no time of a slip in this row.');
  }
  return {
    datetime,
    lane: cells.word('lane', readLane) ?? 'Left',
    result: cells.word('result', readResult) ?? 'Time Only',
    quality: cells.word('quality', readQuality) ?? 'All Out',
    ...times,
  };
};
