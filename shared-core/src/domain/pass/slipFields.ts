import type { SlipTimes } from '../entities/LogEntry';

/** Name of a number on a slip. */
export type SlipField = keyof SlipTimes;

/** Racers' name for each number of a slip, in the order of the slip. */
export const slipFieldLabels: Record<SlipField, string> = {
  dialin_et: 'Dial',
  reaction_time: 'R/T',
  et_60: '60 ft',
  et_330: '330 ft',
  et_594: '594 ft',
  et_660: '1/8 ET',
  mph_660: '1/8 mph',
  et_1000: '1000 ft',
  mph_1000: '1000 ft mph',
  et_1320: '1/4 ET',
  mph_1320: '1/4 mph',
};
