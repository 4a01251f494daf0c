import type { SlipField, SlipLane } from '@holeshot/shared-core';
import { slipText } from '../draft/slipText';

/** The numbers of a lane as a racer would type them. */
export const slipTexts = (fields: SlipLane['fields']): [SlipField, string][] =>
  Object.entries(fields).map(([name, { value }]) => {
    const field = name as SlipField;
    return [field, slipText(field, value)];
  });
