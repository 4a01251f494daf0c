import { fullPass } from '../../testing/fixtures/fullPass';
import { laterRoundFirst } from './laterRoundFirst';

const passOf = (round: string | undefined, index: number) => ({
  ...fullPass,
  log_entry_uid: `pass-${index}`,
  event: round === undefined ? {} : { round },
});
const order = (rounds: readonly (string | undefined)[]) =>
  rounds
    .map(passOf)
    .sort(laterRoundFirst)
    .map(({ event }) => event.round);

test.each<[string[]]>([
  [['Final', 'Semi-final', 'Quarter-final', 'E10', 'E2', 'Buy-back', 'E1', 'Q1', 'T2', 'T1']],
  [['F', 'SF', 'Round 3', 'Round 1', 'Qual 2', 'T', 'Test']],
])('rounds of one minute stand in the order of a race day: %s', (rounds) => {
  expect(order(rounds)).toEqual(rounds);
  expect(order(rounds.toReversed())).toEqual(rounds);
});

test('a pass without a round stands before the rounds, and equal rounds keep one order', () => {
  expect(order(['E1', undefined, 'T1'])).toEqual(['E1', 'T1', undefined]);
  const [one, other] = [passOf('T1', 1), passOf('T1', 2)];
  expect([one, other].sort(laterRoundFirst)).toEqual([other, one]);
  expect([other, one].sort(laterRoundFirst)).toEqual([other, one]);
});
