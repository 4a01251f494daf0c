import fc from 'fast-check';
import { feet, mph } from '../units/units';
import { airPath, readAir } from './airPath';

const asked = (path: string) => Object.fromEntries(new URL(path, 'https://app.test').searchParams);

test('the path names the car, the air and the track, also with signs of an address', () => {
  const air = { altitude: feet(2140.123), wind: mph(-3.5) };
  expect(asked(airPath(air, { uid: 'a&b' }, { uid: 'c=#d' }, false))).toEqual({
    ...{ vehicle: 'a&b', air: '2140.12,-3.5', here: 'c=#d', location: 'c=#d' },
  });
});

test('the path asks for no track if passes everywhere are wanted, and for no wind where it is unknown', () => {
  const air = { altitude: feet(-200), wind: undefined };
  expect(asked(airPath(air, { uid: 'nova' }, { uid: 'byron' }, true))).toEqual({
    ...{ vehicle: 'nova', air: '-200,', here: 'byron' },
  });
});

test('law: an air is read as it was written, to a hundredth', () => {
  const value = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(value(20_000), fc.option(value(80), { nil: undefined }), (altitude, wind) => {
      const air = { altitude: feet(altitude), wind: wind === undefined ? undefined : mph(wind) };
      const read = readAir(asked(airPath(air, { uid: 'a' }, { uid: 'b' }, true))['air']!);
      expect(read?.altitude).toBeCloseTo(altitude, 1);
      if (wind === undefined) expect(read?.wind).toBeUndefined();
      else expect(read?.wind).toBeCloseTo(wind, 1);
    }),
  );
});

test.each(['', '2140', 'NaN,5', '2140,five', '1e999,', ',5', '2140,5,6'])('“%s” is no air', (text) => {
  expect(readAir(text)).toBeUndefined();
});
