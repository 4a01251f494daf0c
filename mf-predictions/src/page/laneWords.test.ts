import { seconds } from '@holeshot/shared-core';
import { laneWords } from './laneWords';

const passes = { Left: 12, Right: 9 };

test.each([
  [0.0042, 0.004, 0.91, 'The right lane is 0.004 s quicker here, 91 % sure'],
  [0.002, 0.0025, 0.79, 'No difference seen between the lanes here,'],
  [0.0004, 0.0002, 0.95, 'No difference seen between the lanes here,'],
  [0.0042, 0.0052, 0.79, 'Which lane is quicker here is not known yet,'],
])('a difference of %s ± %s s with a chance of %s', (et, sd, chance, words) => {
  expect(laneWords({ et: seconds(et), sd: seconds(sd), quicker: 'Right', chance, passes })).toBe(
    `${words} after 12 passes in the left lane and 9 in the right.`,
  );
});

test('one pass', () => {
  const words = laneWords({
    ...{ et: seconds(0), sd: seconds(0.007), quicker: 'Left' as const, chance: 0.5 },
    passes: { Left: 1, Right: 1 },
  });
  expect(words).toMatch(/after 1 pass in the left lane and 1 in the right\.$/);
});
