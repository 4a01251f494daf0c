import type { SlipField } from './slipFields';

/** Returns the range of a number on a slip; forms and predictions refuse values outside it. */
export const slipRange = (field: SlipField): { least: number; most: number; unit: string } => {
  if (field === 'reaction_time') return { least: -1, most: 10, unit: 'seconds' };
  if (field === 'dialin_et') return { least: 1, most: 60, unit: 'seconds' };
  if (field.startsWith('mph_')) return { least: 10, most: 400, unit: 'mph' };
  return { least: 0.5, most: 60, unit: 'seconds' };
};
