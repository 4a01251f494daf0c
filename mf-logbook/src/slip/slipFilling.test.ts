import { readSlipText } from '@holeshot/shared-core';
import { slipFilling } from './slipFilling';

const text = `LEFT RIGHT
CAR 77 1O34
DIAL 9.90 11.20
R/T .041 .018
60' 1.498 1.707
330' 4.094 4.664
1/8 6.312 7.190
MPH 110.45 97.00
1/4 9.861 11.231
MPH 137.51 120.77`;
const draft = { opponent: '', bye: false, result: 'Time Only', resultByHand: false, round: 'E1' } as const;
const context = { draft, locationUid: undefined, distance: 1320 } as const;

test('the other lane is the opponent’s, at the end of the track', () => {
  const { filling } = slipFilling(readSlipText(text), 1, context);
  expect(filling).toMatchObject({ lane: 'Right', opponent: 'Car 77', opponent_et: '9.861' });
  expect(filling).not.toHaveProperty('result');
  const eighth = slipFilling(readSlipText(text), 1, { ...context, distance: 660 });
  expect(eighth.filling).toMatchObject({ opponent_et: '6.312', opponent_mph: '110.45' });
});

test('the number of a car with a letter for a digit is to be checked', () => {
  const { filling, doubtful } = slipFilling(readSlipText(text), 0, context);
  expect(filling.opponent).toBe('Car 1O34');
  expect(doubtful).toContain('opponent');
});

test('numbers of one lane under two names are both lanes’ in doubt, and no opponent’s', () => {
  const open = readSlipText("LEFT RIGHT\nR/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231");
  const { filling, doubtful } = slipFilling(open, 1, context);
  expect(Object.keys(filling)).not.toContain('opponent_et');
  expect(filling.lane).toBe('Right');
  expect(doubtful).toContain('et_1320');
});

test('a slip with the numbers of both lanes is no bye, whatever the form says', () => {
  const bye = { ...context, draft: { ...draft, bye: true } };
  expect(slipFilling(readSlipText(text), 1, bye).filling.bye).toBe(false);
  const alone = readSlipText(text.replace(/(\d)( \S+)$/gm, '$1 -----').replace(/CAR.*/, ''));
  expect(slipFilling(alone, 0, bye).filling).not.toHaveProperty('bye');
});

test('a lane that did not run is no opponent', () => {
  const alone = readSlipText(text.replace(/(\d)( \S+)$/gm, '$1 -----').replace(/CAR.*/, ''));
  expect(
    Object.keys(slipFilling(alone, 0, context).filling).filter((field) => field.startsWith('opp')),
  ).toEqual([]);
});

test('without a round and a result two lanes are no race', () => {
  const { filling } = slipFilling(readSlipText(text), 1, { ...context, draft: { ...draft, round: '' } });
  expect(filling).toMatchObject({ result: 'Time Only', resultByHand: true });
});
