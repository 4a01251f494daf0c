import { toInHg } from '../../units/pressure';
import { toFahrenheit, toCelsius } from '../../units/temperature';
import { toFeet, toMetres } from '../../units/length';
import {
  celsius,
  fahrenheit,
  feet,
  hectopascal,
  inHg,
  metres,
  percent,
  type Fahrenheit,
} from '../../units/units';
import { densityAltitude } from './densityAltitude';
import { saturationVapourPressure } from './saturationVapourPressure';
import { stationPressure } from './stationPressure';

const humidityOf = (temperature: Fahrenheit, dew: Fahrenheit) =>
  percent(
    (100 * saturationVapourPressure(toCelsius(dew))) / saturationVapourPressure(toCelsius(temperature)),
  );

describe('density altitude', () => {
  test('is 0 ft in the standard atmosphere at sea level', () => {
    const air = { air_temp: fahrenheit(59), humidity: percent(0), pressure: toInHg(hectopascal(1013.25)) };
    expect(Math.abs(densityAltitude(air))).toBeLessThan(10);
  });

  test('is 5000 ft in the standard atmosphere at 5000 ft', () => {
    const air = {
      air_temp: fahrenheit(59 - 5 * 3.5662),
      humidity: percent(0),
      pressure: inHg(24.896),
    };
    expect(Math.abs(densityAltitude(air) - 5000)).toBeLessThan(10);
  });

  test('is 9252 ft (Shelquist) within 15 ft at 95 °F, 29.45 inHg, dew point 67 °F and 5050 ft', () => {
    const air_temp = fahrenheit(95);
    const pressure = stationPressure(inHg(29.45), feet(5050));
    const air = { air_temp, humidity: humidityOf(air_temp, fahrenheit(67)), pressure };
    expect(Math.abs(densityAltitude(air) - 9252)).toBeLessThan(15);
  });

  test('is 2821 m (Shelquist) within 5 m at 35 °C, 997 hPa, dew point 19 °C and 1540 m', () => {
    // Shelquist's station pressure lacks the 0.3 hPa of instrument height, which is 3 m.
    const air_temp = toFahrenheit(celsius(35));
    const pressure = stationPressure(toInHg(hectopascal(997)), toFeet(metres(1540)));
    const air = { air_temp, humidity: humidityOf(air_temp, toFahrenheit(celsius(19))), pressure };
    expect(Math.abs(toMetres(densityAltitude(air)) - 2821)).toBeLessThan(5);
  });

  test('is 1130 ft at 73.5 °F, 68.9 % and 29.97 inHg, moist air counted', () => {
    const air = { air_temp: fahrenheit(73.5), humidity: percent(68.9), pressure: inHg(29.97) };
    expect(Math.abs(densityAltitude(air) - 1130)).toBeLessThan(10);
  });
});
