import { seconds, type Prediction } from '@holeshot/shared-core';
import { dialRange, isOfUse } from './dialRange';

test('the dials reach three standard deviations to either side, in hundredths', () => {
  const prediction = { et: seconds(11.25), sd: seconds(0.021) } as Prediction;
  expect(dialRange(prediction)).toEqual({ quickest: 1118, slowest: 1132 });
});

test.each([
  [0.021, 0.5],
  [0.1, 0.6],
])('at a standard deviation of %s a held dial is of use up to %s s away', (sd, most) => {
  const prediction = { et: seconds(11.25), sd: seconds(sd) } as Prediction;
  const near = most - 0.001;
  const far = most + 0.001;
  expect([-near, near, -far, far].map((by) => isOfUse(11.25 + by, prediction))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
