import { sensorDirection } from './sensorDirection';

test.each([
  [0, 0],
  [360, 360],
  [225.5, 225.5],
  [-9999, undefined],
  [361, undefined],
  [NaN, undefined],
  [undefined, undefined],
])('a sensor that says %p means %p', (measured, direction) => {
  expect(sensorDirection(measured)).toBe(direction);
});
