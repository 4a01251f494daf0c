import type { SlipField } from '@holeshot/shared-core';

/** Returns the decimals that a slip prints: two of dials and speeds, three of times. */
export const slipDecimals = (field: SlipField): number =>
  field === 'dialin_et' || field.startsWith('mph_') ? 2 : 3;

/**
 * Formats a slip number for a form without losing a decimal.
 * @param value seconds or mph; undefined gives an empty text
 */
export const slipText = (field: SlipField, value: number | undefined): string => {
  if (value === undefined) return '';
  // Other screens show speeds with one decimal; a slip prints two.
  const printed = value.toFixed(field.startsWith('mph_') ? 1 : slipDecimals(field));
  return Number(printed) === value ? printed : String(value);
};
