import { metresPerSecondToMph } from './speed';

test('a wind of 10 metres per second is 22.4 mph', () => {
  expect(metresPerSecondToMph(10)).toBeCloseTo(22.3694, 3);
});
