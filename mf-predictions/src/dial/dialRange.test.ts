import { seconds, type Prediction } from '@holeshot/shared-core';
import { dialRange } from './dialRange';

test('the dials reach three standard deviations to either side, in hundredths', () => {
  const prediction = { et: seconds(11.25), sd: seconds(0.021) } as Prediction;
  expect(dialRange(prediction)).toEqual({ quickest: 1118, slowest: 1132 });
});
