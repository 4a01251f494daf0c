import type { Distance, SlipField } from '@holeshot/shared-core';

const common: SlipField[] = ['dialin_et', 'reaction_time', 'et_60', 'et_330', 'et_660', 'mph_660'];

/** Returns the slip fields of a track length: those always shown, and those under More. */
export const slipOfTrack = (length: Distance): { shown: SlipField[]; folded: SlipField[] } => {
  if (length === 660) return { shown: common, folded: ['et_594'] };
  if (length === 1000) return { shown: [...common, 'et_1000', 'mph_1000'], folded: ['et_594'] };
  return { shown: [...common, 'et_1320', 'mph_1320'], folded: ['et_594', 'et_1000', 'mph_1000'] };
};
