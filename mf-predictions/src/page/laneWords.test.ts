import { seconds } from '@holeshot/shared-core';
import { laneWords } from './laneWords';

const passes = { Left: 12, Right: 9 };

test.each([
  [0.0042, 0.91, 'The right lane is 0.004 s quicker here, 91 % sure after 12 left and 9 right passes.'],
  [0.0042, 0.79, 'No difference seen between the lanes here, in 12 left and 9 right passes.'],
  [0.0004, 0.95, 'No difference seen between the lanes here, in 12 left and 9 right passes.'],
])('a difference of %s s with a chance of %s', (et, chance, words) => {
  expect(laneWords({ et: seconds(et), quicker: 'Right', chance, passes })).toBe(words);
});
