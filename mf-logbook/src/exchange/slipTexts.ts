import type { SlipField, SlipLane } from '@holeshot/shared-core';

const decimalsOf = (field: SlipField): number => {
  if (field.startsWith('mph_')) return 2;
  return field === 'dialin_et' ? 2 : 3;
};

/** The numbers of a lane as a racer would type them. */
export const slipTexts = (fields: SlipLane['fields']): [SlipField, string][] =>
  Object.entries(fields).map(([name, { value }]) => {
    const field = name as SlipField;
    return [field, value.toFixed(decimalsOf(field))];
  });
