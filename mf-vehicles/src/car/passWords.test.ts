import { seconds } from '@holeshot/shared-core';
import { passWords } from './passWords';

const best = seconds(11.168);
const record = (change: object) => ({ count: 6, counting: 5, best, last: undefined, ...change });

test.each([
  [record({}), 1320, 'best of 5 passes'],
  [record({ count: 1, counting: 1 }), 1320, 'best of 1 pass'],
  [record({ count: 12_000, counting: 10_000 }), 1320, 'best of 10,000 passes'],
  [record({ count: 0, counting: 0, best: undefined }), 1320, 'no passes yet'],
  [record({ count: 1, counting: 0, best: undefined }), 1000, '1 pass, no All Out time over the 1000 ft'],
  [record({ counting: 0, best: undefined }), 660, '6 passes, no All Out time over the 1/8 mile'],
] as const)('%j over %i ft reads “%s”', (of, finish, words) => {
  expect(passWords(of, { finish })).toBe(words);
});
