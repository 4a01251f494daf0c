import { formatDial, formatEt, formatSeconds, type FinishLine } from '@holeshot/shared-core';
import { formatRisk } from '../dial/formatRisk';

/** Differences of dials (s) and places (ft) below these are none. */
const [sameDial, sameFeet] = [0.005, 1];

const start = (later: number): string => {
  if (Math.abs(later) < sameDial) return 'You leave together';
  return `On both dials you leave ${formatDial(Math.abs(later))} s ${later > 0 ? 'after' : 'before'} them`;
};

const whereFrom = (behind: number | undefined, isMphKnown: boolean): string => {
  if (behind === undefined) return '';
  if (Math.abs(behind) < sameFeet) return isMphKnown ? ' and run side by side to the stripe' : '';
  const about = isMphKnown ? '' : 'about ';
  const who = behind > 0 ? 'come' : 'they come';
  return ` and ${who} from behind: ${about}${Math.round(Math.abs(behind))} ft back a second before the stripe`;
};

/** Says who leaves first and who comes from behind. */
export const approachSentence = ({
  later,
  behind,
  isMphKnown,
}: Pick<FinishLine, 'later' | 'behind' | 'isMphKnown'>): string =>
  `${start(later)}${whereFrom(behind, isMphKnown)}.`;

/**
 * Says how much of the stripe a racer may take.
 * @param usualRisk breakout risk (a share of 1) that the racer accepts
 */
export const stripeSentence = (
  { lead, leadFeet, risk }: Pick<FinishLine, 'lead' | 'leadFeet' | 'risk'>,
  usualRisk: number,
): string => {
  if (lead < 0.001)
    return `Take as little of the stripe as you can: any lead is a breakout in ${formatRisk(risk)} of such races.`;
  const inSeconds = `${formatEt(lead)} s`;
  const most =
    leadFeet === undefined ? inSeconds : `${formatSeconds(leadFeet, leadFeet < 3 ? 1 : 0)} ft, ${inSeconds},`;
  return `Take no more than ${most} at the stripe: more is a breakout in over ${formatRisk(usualRisk)} of such races.`;
};
