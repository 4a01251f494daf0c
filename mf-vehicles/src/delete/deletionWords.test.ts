import { absent, present, unknown } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { deletionWords } from './deletionWords';

const others = ['its predictions', 'its tune and the history of it'];

test('counts the passes that go with a vehicle, one as one', () => {
  expect(deletionWords(present(novaPasses))).toEqual(['6 passes in its log book', ...others]);
  expect(deletionWords(present(novaPasses.slice(0, 1)))).toEqual(['1 pass in its log book', ...others]);
});

test('speaks of no pass where there is none', () => {
  expect(deletionWords(present([]))).toEqual(others);
  expect(deletionWords(absent)).toEqual(others);
});

test('names the log book without a count while the passes are not known', () => {
  expect(deletionWords(unknown)).toEqual(['its log book', ...others]);
});
