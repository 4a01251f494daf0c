import { feet, seconds } from '@holeshot/shared-core';
import { approachSentence, stripeSentence } from './finishWords';

test.each<[number, number | undefined, boolean, string]>([
  [
    1.2,
    21.4,
    true,
    'On both dials you leave 1.20 s after them and come from behind: 21 ft back a second before the stripe.',
  ],
  [
    -1.2,
    -21.4,
    false,
    'On both dials you leave 1.20 s before them and they come from behind: about 21 ft back a second before the stripe.',
  ],
  [0, 0.4, true, 'You leave together and run side by side to the stripe.'],
  [0, 0, false, 'You leave together.'],
  [8, undefined, false, 'On both dials you leave 8.00 s after them.'],
])('%s s later and %s ft behind, mph known %s: %s', (later, behind, isMphKnown, sentence) => {
  expect(
    approachSentence({
      later: seconds(later),
      behind: behind === undefined ? undefined : feet(behind),
      isMphKnown,
    }),
  ).toBe(sentence);
});

test.each<[number, number | undefined, string]>([
  [
    0.04,
    6.2,
    'Take no more than 6 ft, 0.040 s, at the stripe: more is a breakout in over 20 % of such races.',
  ],
  [
    0.009,
    1.36,
    'Take no more than 1.4 ft, 0.009 s, at the stripe: more is a breakout in over 20 % of such races.',
  ],
  [
    0.04,
    undefined,
    'Take no more than 0.040 s at the stripe: more is a breakout in over 20 % of such races.',
  ],
  [-0.012, -2, 'Take as little of the stripe as you can: any lead is a breakout in 31 % of such races.'],
])('a lead of %s s, %s ft: %s', (lead, leadFeet, sentence) => {
  expect(
    stripeSentence(
      {
        lead: seconds(lead),
        leadFeet: leadFeet === undefined ? undefined : feet(leadFeet),
        risk: 0.31,
      },
      0.2,
    ),
  ).toBe(sentence);
});
