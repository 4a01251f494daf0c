import { sensorHumidity } from './sensorHumidity';

test.each([
  [0, 0],
  [54.3, 54.3],
  [100.6, 100],
  [105, 100],
  [-5, 0],
  [105.1, undefined],
  [-5.1, undefined],
  [-9999, undefined],
])('a sensor that says %d %% means %p', (measured, humidity) => {
  expect(sensorHumidity(measured)).toBe(humidity);
});
