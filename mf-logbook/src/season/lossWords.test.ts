import { lossWords } from './lossWords';

test('the lost rounds are said by their reasons, fouls first', () => {
  expect(
    lossWords(
      new Map([
        ['run', 2],
        ['unknown', 1],
        ['red light', 3],
      ]),
    ),
  ).toBe('Lost 6: 3 by a red light, 2 by the run, 1 not known.');
  expect(lossWords(new Map())).toBe('');
});
