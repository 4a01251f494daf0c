import type { Distance } from '../entities/Distance';
import type { DdpeTune, Vehicle } from '../entities/Vehicle';
import type { Seconds } from '../units/units';

/** Tune fields that the engine learns for one distance; offsets are added at their track. */
export interface LearnedTune {
  sl_et_zw: Seconds | null;
  wind_effect: number;
  poly_coeff_da_grains: [number, number, number];
  offsets: Record<string, { sl_et_zw: Seconds; wind_effect: number }>;
}

/** Returns the learned fields of a car over a distance. */
export const learnedTuneOf = ({ ddpe_tune }: Vehicle, finish: Distance): LearnedTune => ({
  sl_et_zw: ddpe_tune[`sl_et_zw_${finish}`],
  wind_effect: ddpe_tune[`wind_effect_${finish}`],
  poly_coeff_da_grains: ddpe_tune[`poly_coeff_da_grains_${finish}`],
  offsets: Object.fromEntries(
    Object.entries(ddpe_tune.location_offsets).flatMap(([uid, offset]) => {
      const sl_et_zw = offset[`sl_et_zw_${finish}`];
      return sl_et_zw === undefined
        ? []
        : [[uid, { sl_et_zw, wind_effect: offset[`wind_effect_${finish}`] ?? 0 }]];
    }),
  ),
});

/** Puts learned fields into a tune under their stored names; other distances and tracks stay. */
export const withLearnedTune = (tune: DdpeTune, finish: Distance, learned: LearnedTune): DdpeTune => ({
  ...tune,
  [`sl_et_zw_${finish}`]: learned.sl_et_zw,
  [`wind_effect_${finish}`]: learned.wind_effect,
  [`poly_coeff_da_grains_${finish}`]: learned.poly_coeff_da_grains,
  location_offsets: {
    ...withoutOffsets(tune.location_offsets, finish),
    ...Object.fromEntries(
      Object.entries(learned.offsets).map(([uid, { sl_et_zw, wind_effect }]) => [
        uid,
        {
          ...tune.location_offsets[uid],
          [`sl_et_zw_${finish}`]: sl_et_zw,
          [`wind_effect_${finish}`]: wind_effect,
        },
      ]),
    ),
  },
});

const withoutOffsets = (
  offsets: DdpeTune['location_offsets'],
  finish: Distance,
): DdpeTune['location_offsets'] => {
  const learned: readonly string[] = [`sl_et_zw_${finish}`, `wind_effect_${finish}`];
  const rest = (offset: object) => Object.entries(offset).filter(([field]) => !learned.includes(field));
  return Object.fromEntries(
    Object.entries(offsets).map(([uid, offset]) => [uid, Object.fromEntries(rest(offset))]),
  );
};
