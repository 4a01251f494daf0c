import { nova } from '@holeshot/shared-core/testing';
import { fewPasses } from './fewPasses';

test.each([
  [0, undefined],
  [1, 'from 1 pass'],
  [5, 'from 5 passes'],
  [6, undefined],
])('a prediction from %d passes says “%s”', (passesUsed, words) => {
  expect(fewPasses(nova, { passesUsed })).toBe(words);
});

test('a car that does not learn says nothing', () => {
  const ddpe_tune = { ...nova.ddpe_tune, apply_learned_corrections: false };
  expect(fewPasses({ ...nova, ddpe_tune }, { passesUsed: 1 })).toBeUndefined();
});
