import { formatSeconds, type LaneDifference } from '@holeshot/shared-core';
import { formatRisk } from '../dial/formatRisk';

/** From which chance on a difference is worth naming. */
const worthNaming = 0.8;

/** Says which lane is quicker, how sure that is, and from how many passes. */
export const laneWords = ({ et, quicker, chance, passes }: LaneDifference): string => {
  const from = `${passes.Left} left and ${passes.Right} right`;
  return chance < worthNaming || et < 0.0005
    ? `No difference seen between the lanes here, in ${from} passes.`
    : `The ${quicker.toLowerCase()} lane is ${formatSeconds(et, 3)} s quicker here, ${formatRisk(chance)} sure after ${from} passes.`;
};
