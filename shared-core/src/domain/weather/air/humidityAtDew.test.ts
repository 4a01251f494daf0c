import fc from 'fast-check';
import { fahrenheit, percent } from '../../units/units';
import { dewPoint } from './dewPoint';
import { humidityAtDew } from './humidityAtDew';

test('the humidity of a temperature and its dew point is the one the dew point was made from', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -20, max: 120, noNaN: true }),
      fc.double({ min: 1, max: 100, noNaN: true }),
      (temp, humidity) => {
        const air = { air_temp: fahrenheit(temp), humidity: percent(humidity) };
        expect(humidityAtDew(air.air_temp, dewPoint(air))).toBeCloseTo(humidity, 1);
      },
    ),
  );
});

test('a dew point above the temperature is fog', () => {
  expect(humidityAtDew(fahrenheit(60), fahrenheit(65))).toBe(100);
});
