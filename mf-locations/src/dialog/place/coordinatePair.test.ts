import { coordinatePair } from './coordinatePair';

const unionGrove = { lat: '42.66', lng: '-88.03' };

test.each([
  ['42.66, -88.03', unionGrove],
  [' 42.66,-88.03 ', unionGrove],
  ['42.66 -88.03', unionGrove],
  ['42.66;-88.03', unionGrove],
  ['42.66° N, 88.03° W', unionGrove],
  ['42.66N 88.03W', unionGrove],
  ['33,75° s; 151,2° e', { lat: '-33,75', lng: '151,2' }],
  ['42,66, -88,03', { lat: '42,66', lng: '-88,03' }],
  ['42, 88', { lat: '42', lng: '88' }],
  ['42,-88', { lat: '42', lng: '-88' }],
])('"%s" is latitude and longitude', (text, pair) => {
  expect(coordinatePair(text)).toEqual(pair);
});

test.each(['42.66', '42,66', '-88', '', 'Union Grove', '42.66, ', '1, 2, 3'])(
  '"%s" is not taken apart',
  (text) => {
    expect(coordinatePair(text)).toBeUndefined();
  },
);
