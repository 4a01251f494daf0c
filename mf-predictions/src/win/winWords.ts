import { formatDial, formatEt, noDifference, type Reactions, type WinOdds } from '@holeshot/shared-core';
import { formatRisk } from '../dial/formatRisk';

/** Formats a difference of two shares in whole points, with its sign. */
export const formatPoints = (share: number): string => {
  const points = Math.round(100 * share);
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
};

const pointsMore = (gain: number): string => `${Math.round(100 * gain)} points more`;

/** Says which dial wins most, in the row of the folded panel. */
export const dialFigure = ({ dial: { best, gain } }: WinOdds): string =>
  gain < noDifference ? 'No difference' : `Dial ${formatDial(best.dial)} wins most: ${formatRisk(best.win)}`;

/** Says which dial wins most and by how much, or that none does. */
export const dialSentence = ({ dial: { best, usual, gain } }: WinOdds): string =>
  gain < noDifference
    ? `No difference within 2 points: stay with your ${formatDial(usual.dial)}, win ${formatRisk(usual.win)}.`
    : `Dial ${formatDial(best.dial)} wins most: ${formatRisk(best.win)}, ${pointsMore(gain)} than your ${formatDial(usual.dial)}.`;

/** Chances with what they suppose. */
export interface SaidOdds extends WinOdds {
  reactions: Reactions;
  isIndex: boolean;
}

/** Says which aim wins most, in the row of the folded panel. */
export const aimFigure = ({ aim: { best, gain } }: WinOdds): string =>
  gain < noDifference ? 'No difference' : `Aim ${formatEt(best.aim)} wins most: ${formatRisk(best.win)}`;

/**
 * Says from how many scouted runs the chances are, and whose lights they suppose.
 * @param theirRuns scouted runs near their dial, which tell how the car runs
 * @param theirTimes races of the log book that tell the same
 * @param theirRaces races of the log book that tell how the driver leaves
 */
export const scoutedSentence = ({
  theirRuns,
  theirTimes,
  theirRaces,
}: {
  theirRuns: number;
  theirTimes: number;
  theirRaces: number;
}): string => {
  const lights = theirRaces === 0 ? 'typical lights' : 'lights from your log book';
  const spread = theirTimes === 0 ? 'a typical spread' : 'times from your log book';
  if (theirRuns === 0) return `No scouted run near a dial: ${spread}, ${lights}.`;
  const runs = theirRuns === 1 ? '1 scouted run' : `${theirRuns} scouted runs`;
  return theirTimes === 0 ? `From ${runs}, ${lights}.` : `From ${runs} and your log book, ${lights}.`;
};

const basis: Record<Reactions, string> = {
  own: '',
  few: 'Few R/T logged yet. ',
  none: 'No R/T logged yet. ',
};

/** Says which aim wins most and what it costs in red lights, or that none does; of a few R/T, that they are typical. */
export const aimSentence = ({ aim: { best, usual, gain }, reactions }: SaidOdds): string => {
  const [whose, now] =
    reactions === 'own' ? ['your R/T', 'now'] : ['a typical R/T', `a typical ${formatEt(usual.aim)}`];
  return gain < noDifference
    ? `${basis[reactions]}No difference within 2 points: ${whose} of ${formatEt(usual.aim)} is fine.`
    : `${basis[reactions]}Aim ${formatEt(best.aim)}: win ${formatRisk(best.win)}, red ${formatRisk(best.red)}, ${pointsMore(gain)} than ${now}.`;
};
