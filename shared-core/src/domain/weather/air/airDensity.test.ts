import { toInHg } from '../../units/pressure';
import { toCelsius } from '../../units/temperature';
import { fahrenheit, hectopascal, percent } from '../../units/units';
import { airDensity } from './airDensity';
import { saturationVapourPressure } from './saturationVapourPressure';

describe('air density', () => {
  test('is that of ASHRAE within 0.1 % at 86 °F, 0.02 lb of water a pound and 14.175 psi', () => {
    // .0692908 lb of dry air a cubic foot (psychrolib); with its water 1.02 times as much.
    const pressure = toInHg(hectopascal(14.175 * 68.94757));
    const vapour = (14.175 * 68.94757 * 0.02) / (0.621945 + 0.02);
    const air_temp = fahrenheit(86);
    const humidity = percent((100 * vapour) / saturationVapourPressure(toCelsius(air_temp)));
    const density = airDensity({ air_temp, humidity, pressure });
    expect(Math.abs(density / (0.0692908 * 16.018463) - 1)).toBeLessThan(0.001);
  });
});
