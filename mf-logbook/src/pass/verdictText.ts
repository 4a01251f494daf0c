import { formatSeconds, type Outcome } from '@holeshot/shared-core';

const reasons: Record<Outcome['reason'], Record<'one' | 'other', string>> = {
  'red light': { one: 'Win: the opponent’s red light.', other: 'Loss: your red light.' },
  breakout: { one: 'Win: the opponent’s breakout.', other: 'Loss: your breakout.' },
  package: { one: 'Win.', other: 'Loss.' },
  bye: { one: 'Win: a bye.', other: 'Loss.' },
  stripe: { one: 'Win: first at the stripe.', other: 'Loss: second at the stripe.' },
};

const marginText = ({ margin, feet }: Outcome): string => {
  if (margin === undefined || Math.abs(margin) < 0.0005) return '';
  const distance = feet === undefined ? '' : `, ${formatSeconds(Math.abs(feet), 1)} ft`;
  return ` ${formatSeconds(Math.abs(margin), 3)} s${distance} ${margin > 0 ? 'ahead' : 'behind'} at the stripe.`;
};

/** Describes the winner, the reason, and the margin at the stripe; the racer is `one`. */
export const verdictText = (outcome: Outcome): string =>
  `${outcome.winner === 'dead heat' ? 'Dead heat.' : reasons[outcome.reason][outcome.winner]}${marginText(outcome)}`;
