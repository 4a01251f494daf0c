import { toCelsius } from '../../units/temperature';
import { fahrenheit } from '../../units/units';
import { saturationVapourPressure } from './saturationVapourPressure';

const hectopascalsPerPsi = 68.94757;

describe('saturation vapour pressure', () => {
  test.each([
    [41, 0.12656],
    [77, 0.45973],
    [122, 1.7914],
  ])('at %d °F is the tabled %d psi (ASHRAE 2017, table 3) within 0.05 %%', (temperature, psi) => {
    const found = saturationVapourPressure(toCelsius(fahrenheit(temperature))) / hectopascalsPerPsi;
    expect(Math.abs(found / psi - 1)).toBeLessThan(0.0005);
  });
});
