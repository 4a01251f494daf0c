import { parseNumber } from '@holeshot/shared-core';
import * as v from 'valibot';

/**
 * Creates the schema of a number in a text field, with a comma or a point, between two bounds.
 * @param missing error of an empty field
 * @param wrong error of no number, or of one outside the bounds
 */
export const boundedNumber = ({
  missing,
  wrong,
  min,
  max,
  thousands = false,
}: {
  missing: string;
  wrong: string;
  min: number;
  max: number;
  /** `1,200` means one thousand two hundred. */
  thousands?: boolean;
}) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parseNumber(dataset.value, { thousands });
      if (value !== undefined && value >= min && value <= max) return value;
      addIssue({ message: dataset.value.trim() === '' ? missing : wrong });
      return NEVER;
    }),
  );
