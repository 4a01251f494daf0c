import { compassDegrees } from './compassDegrees';

test.each([
  ['N', 0],
  ['NNE', 22.5],
  ['E', 90],
  ['SW', 225],
  ['NNW', 337.5],
  ['', undefined],
  ['n', undefined],
  ['VRB', undefined],
  ['N NE', undefined],
])('%j is %p degrees', (point, degrees) => {
  expect(compassDegrees(point)).toBe(degrees);
});
