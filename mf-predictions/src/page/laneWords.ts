import { formatPasses, formatSeconds, type LaneDifference } from '@holeshot/shared-core';
import { formatRisk } from '../dial/formatRisk';

/** From which chance on a difference is worth naming. */
const worthNaming = 0.8;
/** Standard deviation (s) up to which a difference would have been seen. */
const seen = 0.003;

/** Says which lane is quicker, how sure that is, and from how many passes. */
export const laneWords = ({ et, sd, quicker, chance, passes }: LaneDifference): string => {
  const after = `after ${formatPasses(passes.Left)} in the left lane and ${passes.Right} in the right`;
  if (chance >= worthNaming && et >= 0.0005)
    return `The ${quicker.toLowerCase()} lane is ${formatSeconds(et, 3)} s quicker here, ${formatRisk(chance)} sure ${after}.`;
  return sd > seen
    ? `Which lane is quicker here is not known yet, ${after}.`
    : `No difference seen between the lanes here, ${after}.`;
};
