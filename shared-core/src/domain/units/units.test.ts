import { toFeet, toMetres } from './length';
import { pascalsToInHg, toHectopascal, toInHg } from './pressure';
import { metresPerSecondToMph } from './speed';
import { toCelsius, toFahrenheit, toKelvin, toRankine } from './temperature';
import { celsius, fahrenheit, feet, hectopascal, inHg, metres } from './units';

describe('unit conversions', () => {
  test('temperature', () => {
    expect(toCelsius(fahrenheit(212))).toBe(100);
    expect(toFahrenheit(celsius(-40))).toBe(-40);
    expect(toKelvin(celsius(15))).toBeCloseTo(288.15, 9);
    expect(toRankine(fahrenheit(60))).toBeCloseTo(519.67, 9);
  });

  test('pressure: the standard atmosphere is 29.921 inHg', () => {
    expect(pascalsToInHg(101_325)).toBeCloseTo(29.9213, 3);
    expect(toInHg(hectopascal(1013.25))).toBeCloseTo(29.9213, 3);
    expect(toHectopascal(inHg(29.9213))).toBeCloseTo(1013.25, 2);
  });

  test('speed and length', () => {
    expect(metresPerSecondToMph(10)).toBeCloseTo(22.3694, 3);
    expect(toMetres(feet(1320))).toBeCloseTo(402.336, 6);
    expect(toFeet(metres(402.336))).toBeCloseTo(1320, 6);
  });
});
