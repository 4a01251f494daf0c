import { directionsHref } from './directionsHref';

test.each([
  [42.6625, -88.0325, '42.6625,-88.0325'],
  [-33.8, 150.87, '-33.8,150.87'],
  [0, -180, '0,-180'],
])('the way to %d, %d is asked by numbers that a map reads', (lat, lng, destination) => {
  const { origin, pathname, searchParams } = new URL(directionsHref({ lat, lng }));
  expect([origin, pathname]).toEqual(['https://www.google.com', '/maps/dir/']);
  expect(Object.fromEntries(searchParams)).toEqual({ api: '1', destination });
});
