import { roundOfKind } from './roundOfKind';

test('the first round of a kind is 1, then the highest so far goes up by one', () => {
  expect(roundOfKind('E', [])).toBe('E1');
  expect(roundOfKind('E', ['T1', 'T2'])).toBe('E1');
  expect(roundOfKind('T', ['t2', 'T1', 'T', 'E9'])).toBe('T3');
});
