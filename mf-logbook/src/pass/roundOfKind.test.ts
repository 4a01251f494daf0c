import { roundOfKind } from './roundOfKind';

test('the first round of a kind is 1, then the highest so far goes up by one', () => {
  expect(roundOfKind('eliminations', [])).toBe('E1');
  expect(roundOfKind('eliminations', ['T1', 'T2'])).toBe('E1');
  expect(roundOfKind('time trial', ['t2', 'T1', 'T', 'E9'])).toBe('T3');
  expect(roundOfKind('qualifying', ['Qual 2', 'Q1'])).toBe('Q3');
});

test('a day has one buy-back and one final', () => {
  expect(roundOfKind('buy-back', ['BB', 'E2'])).toBe('Buy-back');
  expect(roundOfKind('final', ['Final', 'E2'])).toBe('Final');
});
