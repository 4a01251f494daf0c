import {
  mph,
  parseNumber,
  seconds,
  type Distance,
  type SlipField,
  type SlipTimes,
} from '@holeshot/shared-core';
import { slipOfTrack } from '../typed/slipOfTrack';

/** Reads a typed slip up to the track's length: its numbers, and the fields that hold no number. */
export const readSlip = (
  texts: Record<SlipField, string>,
  length: Distance,
): { slip: SlipTimes; unreadable: SlipField[] } => {
  const { shown, folded } = slipOfTrack(length);
  const slip: SlipTimes = {};
  const unreadable: SlipField[] = [];
  for (const field of [...shown, ...folded]) {
    if (texts[field].trim() === '') continue;
    const value = parseNumber(texts[field]);
    if (value === undefined) unreadable.push(field);
    else if (field === 'mph_660' || field === 'mph_1000' || field === 'mph_1320') slip[field] = mph(value);
    else slip[field] = seconds(value);
  }
  return { slip, unreadable };
};
