import type { Distance, SlipField } from '@holeshot/shared-core';

const common: SlipField[] = ['dialin_et', 'reaction_time', 'et_60', 'et_330', 'et_660', 'mph_660'];

/** The fields of the slip that a track of this length prints: those always in sight, and those folded away. */
export const slipOfTrack = (length: Distance): { shown: SlipField[]; folded: SlipField[] } => {
  if (length === 660) return { shown: common, folded: ['et_594'] };
  if (length === 1000) return { shown: [...common, 'et_1000', 'mph_1000'], folded: ['et_594'] };
  return { shown: [...common, 'et_1320', 'mph_1320'], folded: ['et_594', 'et_1000', 'mph_1000'] };
};
