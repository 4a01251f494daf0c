import type { SlipTimes } from '../entities/LogEntry';
import { slipFieldLabels, type SlipField } from './slipFields';
import { slipRange } from './slipRange';

/** Possible but unlikely value, with the question to ask. */
export interface Doubt {
  field: SlipField;
  sentence: string;
}

/** Problems of a slip by field, and its doubts. */
export interface SlipCheck {
  errors: Partial<Record<SlipField, string>>;
  doubts: Doubt[];
}

const rising = ['et_60', 'et_330', 'et_594', 'et_660', 'et_1000', 'et_1320'] as const;

const rangeErrors = (slip: SlipTimes): SlipCheck['errors'] => {
  const errors: SlipCheck['errors'] = {};
  for (const field of Object.keys(slipFieldLabels) as SlipField[]) {
    const value = slip[field];
    const { least, most, unit } = slipRange(field);
    if (value !== undefined && !(value >= least && value <= most)) {
      errors[field] = `${slipFieldLabels[field]} must be between ${least} and ${most} ${unit}.`;
    }
  }
  return errors;
};

const orderErrors = (slip: SlipTimes): SlipCheck['errors'] => {
  const errors: SlipCheck['errors'] = {};
  let earlier: (typeof rising)[number] | undefined;
  for (const field of rising) {
    const value = slip[field];
    if (value === undefined) continue;
    const before = earlier === undefined ? undefined : slip[earlier];
    if (earlier !== undefined && before !== undefined && value <= before) {
      errors[field] =
        `${slipFieldLabels[field]} must be more than ${slipFieldLabels[earlier]} (${before.toFixed(3)}).`;
    }
    earlier = field;
  }
  return errors;
};

const findDoubts = ({ et_60, et_1320, mph_1320 }: SlipTimes): Doubt[] => {
  const doubts: Doubt[] = [];
  if (et_1320 === undefined) return doubts;
  if (mph_1320 !== undefined && (et_1320 * mph_1320 < 1200 || et_1320 * mph_1320 > 1550)) {
    const sentence = `${et_1320.toFixed(3)} at ${mph_1320.toFixed(1)} mph is unusual. Is this right?`;
    doubts.push({ field: 'mph_1320', sentence });
  }
  if (et_60 !== undefined && (et_60 / et_1320 < 0.09 || et_60 / et_1320 > 0.25)) {
    const sentence = `A 60 ft of ${et_60.toFixed(3)} is unusual for an ET of ${et_1320.toFixed(3)}. Is this right?`;
    doubts.push({ field: 'et_60', sentence });
  }
  return doubts;
};

/**
 * Checks the numbers of a slip. [S1] Each is in its range. [S2] Times rise from beam to beam. [S3] A quarter-mile ET
 * times MPH outside 1200 to 1550, or a 60 ft outside 9 to 25 % of the quarter-mile ET, is doubted and does not block.
 * [S4] A wrong value is not doubted as well.
 */
export const checkSlip = (slip: SlipTimes): SlipCheck => {
  const errors = { ...orderErrors(slip), ...rangeErrors(slip) };
  const wrong = (field: SlipField): boolean => errors[field] !== undefined;
  return {
    errors,
    doubts: wrong('et_1320') ? [] : findDoubts(slip).filter(({ field }) => !wrong(field)),
  };
};
