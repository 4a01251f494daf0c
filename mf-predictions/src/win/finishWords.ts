import { formatDial, formatEt, formatSeconds, type FinishLine } from '@holeshot/shared-core';

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

/** Says how much of the stripe a racer may take. */
export const stripeSentence = ({ lead, leadFeet }: Pick<FinishLine, 'lead' | 'leadFeet'>): string => {
  const shown = formatEt(Math.abs(lead));
  if (lead < 0.0005)
    return `If both race as usual, any lead at the stripe is a breakout: their light and ET are ${shown} s better.`;
  const most = leadFeet === undefined ? `${shown} s` : `${formatSeconds(leadFeet, leadFeet < 3 ? 1 : 0)} ft`;
  return `Take no more than ${most} at the stripe${leadFeet === undefined ? '' : `, ${shown} s`}: more is a breakout if both race as usual.`;
};
