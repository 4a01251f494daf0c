import fc from 'fast-check';
import { toFeet } from '../../units/length';
import { toHectopascal, toInHg } from '../../units/pressure';
import { feet, hectopascal, inHg, metres } from '../../units/units';
import { altimeterSetting, stationPressure } from './stationPressure';

describe('station pressure from the altimeter setting', () => {
  // MetPy's test values take 288 K where the standard atmosphere has 288.15: up to 0.1 hPa apart.
  test.each([
    ['29.8 inHg at 500 m', inHg(29.8), 500, 950.965],
    ['1013 hPa at 500 m', toInHg(hectopascal(1013)), 500, 954.639],
    ['1000 hPa at 2000 m', toInHg(hectopascal(1000)), 2000, 784.263],
  ])('%s', (_, altimeter, height, expected) => {
    const found = toHectopascal(stationPressure(altimeter, toFeet(metres(height))));
    expect(Math.abs(found - expected)).toBeLessThan(0.11);
  });

  test('at Denver is near 24.3 inHg, never the setting itself', () => {
    expect(stationPressure(inHg(30), feet(5800))).toBeCloseTo(24.25, 1);
  });

  test('law: going there and back gives the setting again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 27, max: 32, noNaN: true }),
        fc.double({ min: -300, max: 11_000, noNaN: true }),
        (altimeter, elevation) => {
          const back = altimeterSetting(stationPressure(inHg(altimeter), feet(elevation)), feet(elevation));
          expect(back).toBeCloseTo(altimeter, 8);
        },
      ),
    );
  });

  test('law: the higher the track, the lower the pressure', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.double({ min: 1, max: 1000, noNaN: true }),
        (low, more) => {
          expect(stationPressure(inHg(29.92), feet(low + more))).toBeLessThan(
            stationPressure(inHg(29.92), feet(low)),
          );
        },
      ),
    );
  });
});
