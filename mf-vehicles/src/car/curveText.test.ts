import { curveText } from './curveText';

test.each<[readonly number[], string]>([
  [[0, 0.0012345, -0.00034], '0 · 0.0012 · −0.00034'],
  [[-0, 100, 1234], '0 · 100 · 1200'],
  [[-1e-9], '−1e−9'],
  [[], ''],
])('the curve %j is written %s', (curve, text) => {
  expect(curveText(curve)).toBe(text);
});
