import type { SlipField } from '@holeshot/shared-core';

/** How many decimals a slip prints of a number: two of a dial and a speed, three of a time. */
export const slipDecimals = (field: SlipField): number =>
  field === 'dialin_et' || field.startsWith('mph_') ? 2 : 3;

/**
 * A number of a slip as it stands in a form, one with more decimals with all of them: read back it is the same number.
 * @param value seconds or mph; undefined for none, which is an empty text
 */
export const slipText = (field: SlipField, value: number | undefined): string => {
  if (value === undefined) return '';
  // A speed is read with one decimal everywhere; a slip prints two.
  const printed = value.toFixed(field.startsWith('mph_') ? 1 : slipDecimals(field));
  return Number(printed) === value ? printed : String(value);
};
