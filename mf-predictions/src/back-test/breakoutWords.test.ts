import { breakoutWords } from './breakoutWords';

const season = { passes: 84, promised: 8.4, low: 5, high: 12 };

test.each([
  [9, '9 of 84 all-out passes ran under their dial. '],
  [13, '13 of 84 all-out passes ran under their dial, more than chance explains. '],
  [4, '4 of 84 all-out passes ran under their dial, fewer than chance explains. '],
])('%i passes under their dial', (happened, words) => {
  expect(breakoutWords({ ...season, happened })).toBe(
    `${words}The calls promised 8; by chance 5 to 12 are likely.`,
  );
});
