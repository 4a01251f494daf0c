import { toCelsius, toFahrenheit, toKelvin, toRankine } from './temperature';
import { celsius, fahrenheit } from './units';

test('temperatures meet at -40 and are counted from absolute zero too', () => {
  expect(toCelsius(fahrenheit(212))).toBe(100);
  expect(toFahrenheit(celsius(-40))).toBe(-40);
  expect(toKelvin(celsius(15))).toBeCloseTo(288.15, 9);
  expect(toRankine(fahrenheit(60))).toBeCloseTo(519.67, 9);
});
