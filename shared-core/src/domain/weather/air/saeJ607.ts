import { toInHg } from '../../units/pressure';
import { toRankine } from '../../units/temperature';
import type { Air } from './Air';
import { vapourPressure } from './vapourPressure';

/** What power measured in this air is multiplied by to be that in 29.92 inHg of dry air at 60 °F (SAE J607, STP). */
export const saeJ607 = (air: Air): number => {
  const dry = air.pressure - toInHg(vapourPressure(air));
  return (29.92 / dry) * Math.sqrt(toRankine(air.air_temp) / 519.67);
};
