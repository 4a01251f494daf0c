import { headingBetween } from './headingBetween';

const start = { lat: 42.66, lng: -88.03 };

test.each([
  [{ lat: 42.67, lng: -88.03 }, 0],
  [{ lat: 42.66, lng: -88.02 }, 90],
  [{ lat: 42.65, lng: -88.03 }, 180],
  [{ lat: 42.66, lng: -88.04 }, 270],
])('the heading to %j is %d degrees', (finish, heading) => {
  expect(headingBetween(start, finish)).toBeCloseTo(heading, 1);
});

test('a degree of longitude is narrower in the north', () => {
  expect(headingBetween({ lat: 60, lng: 10 }, { lat: 60.001, lng: 10.002 })).toBeCloseTo(45, 0);
});
