import { isSamePlace, placeOf } from './placeOf';

test.each([
  ['42.6625', '-88.0325', { lat: 42.6625, lng: -88.0325 }],
  [' 39,66 ', '−105,2', { lat: 39.66, lng: -105.2 }],
  ['90', '-180', { lat: 90, lng: -180 }],
  ['-90', '180', { lat: -90, lng: 180 }],
])('“%s” and “%s” are a point', (lat, lng, place) => {
  expect(placeOf(lat, lng)).toEqual(place);
});

test.each([
  ['', ''],
  ['42', ''],
  ['', '-88'],
  ['90.01', '0'],
  ['0', '-180.01'],
  ['NaN', '0'],
  ['42 N', '88 W'],
])('“%s” and “%s” are none', (lat, lng) => {
  expect(placeOf(lat, lng)).toBeUndefined();
});

test('two points are the same only where both numbers are', () => {
  const place = { lat: 42, lng: -88 };
  expect(
    [{ ...place }, { ...place, lat: 43 }, { ...place, lng: 88 }].map((other) => isSamePlace(place, other)),
  ).toEqual([true, false, false]);
});
