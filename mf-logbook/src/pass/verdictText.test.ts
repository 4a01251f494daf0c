import { passOutcome, seconds, mph, type SlipTimes, type RaceEvent } from '@holeshot/shared-core';
import { verdictText } from './verdictText';

const told = (reaction: number, et: number, event: RaceEvent) => {
  const slip: SlipTimes = { reaction_time: seconds(reaction), dialin_et: seconds(11) };
  const outcome = passOutcome(slip, { finish_et: seconds(et), finish_mph: mph(120) }, event);
  return outcome.ok ? verdictText(outcome.value) : outcome.failure.message;
};
const opponent = (reaction: number, et: number): RaceEvent => ({
  opponent_reaction: seconds(reaction),
  opponent_et: seconds(et),
  opponent_dial: seconds(9.9),
  opponent_mph: mph(140),
});

test.each([
  [told(0.01, 11.01, opponent(0.02, 9.92)), 'Win. 0.020 s, 4.1 ft ahead at the stripe.'],
  [told(0.05, 11.01, opponent(0.02, 9.92)), 'Loss. 0.020 s, 3.5 ft behind at the stripe.'],
  [
    told(0.01, 11.01, opponent(-0.02, 9.92)),
    'Win: the opponent’s red light. 0.020 s, 3.5 ft behind at the stripe.',
  ],
  [told(-0.01, 11.01, {}), 'Loss: your red light.'],
  [told(0.01, 10.98, opponent(0.02, 9.92)), 'Loss: your breakout. 0.050 s, 10.3 ft ahead at the stripe.'],
  [told(0.01, 11.01, { finished_first: true }), 'Win: first at the stripe.'],
  [told(0.01, 11.01, opponent(0.01, 9.91)), 'Dead heat.'],
])('“%s”', (text, expected) => {
  expect(text).toBe(expected);
});
