import { undoDaysWords } from './undoDaysWords';

const day = 86_400_000;

test.each([
  [0, '30 days left'],
  [28.5, '2 days left'],
  [29.5, '1 day left'],
  [31, 'will be gone at your next sign-in'],
])('%s days after a deletion: %s', (days, words) => {
  expect(undoDaysWords({ deleted_at: 0 }, days * day)).toBe(words);
});
