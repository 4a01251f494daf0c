import type { SlipField, SlipLane } from '@holeshot/shared-core';
import { slipText } from '../draft/slipText';

/** Formats the numbers of a lane as typed texts. */
export const slipTexts = (fields: SlipLane['fields']): [SlipField, string][] =>
  Object.entries(fields).map(([name, { value }]) => {
    const field = name as SlipField;
    return [field, slipText(field, value)];
  });
