import type { Distance, SlipField } from '@holeshot/shared-core';
import type { opponentNumbers } from './readRace';
import type { DigitsShape } from './readDigits';
import { slipDecimals } from '../typed/slipText';

/** Least numbers, with room below what the fastest cars run. */
const leasts: Record<Exclude<SlipField, 'dialin_et'>, number> = {
  reaction_time: 0,
  et_60: 0.7,
  et_330: 2,
  et_594: 2.5,
  et_660: 2.8,
  mph_660: 31,
  et_1000: 3.5,
  mph_1000: 34.5,
  et_1320: 4,
  mph_1320: 40,
};

/** Name of a number field of either lane. */
export type NumberFieldName = SlipField | (typeof opponentNumbers)[number];

/** Returns the own field with the same limits as a field of either lane. */
export const ownField = (name: NumberFieldName, length: Distance): SlipField => {
  if (name === 'opponent_dial') return 'dialin_et';
  if (name === 'opponent_reaction') return 'reaction_time';
  if (name === 'opponent_et') return `et_${length}`;
  return name === 'opponent_mph' ? `mph_${length}` : name;
};

/** Returns the shape of a field's digits at a track; a dial is an ET with two decimals. */
export const slipShape = (name: NumberFieldName, length: Distance): DigitsShape => {
  const own = ownField(name, length);
  const like = own === 'dialin_et' ? (`et_${length}` as const) : own;
  return { decimals: slipDecimals(own), least: leasts[like] };
};
