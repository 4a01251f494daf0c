import { toInHg } from '../../units/pressure';
import { fahrenheit, hectopascal, inHg, percent } from '../../units/units';
import { grains } from './grains';

const psi = (value: number) => toInHg(hectopascal(value * 68.94757));

describe('grains of water', () => {
  test('are 145.93 (ASHRAE) within 0.1 % in saturated air at 77 °F and 14.175 psi', () => {
    const found = grains({ air_temp: fahrenheit(77), humidity: percent(100), pressure: psi(14.175) });
    expect(Math.abs(found / 145.931 - 1)).toBeLessThan(0.001);
  });

  test('are 141.2 (ASHRAE) within 0.5 % in saturated air at 77 °F and sea level', () => {
    const found = grains({ air_temp: fahrenheit(77), humidity: percent(100), pressure: psi(14.696) });
    expect(Math.abs(found / 141.2 - 1)).toBeLessThan(0.005);
  });

  test('are 85.0 on a vendor gauge at 73.5 °F, 68.9 %, 29.97 inHg, and none in dry air', () => {
    const air = { air_temp: fahrenheit(73.5), humidity: percent(68.9), pressure: inHg(29.97) };
    expect(grains(air)).toBeCloseTo(85, 0);
    expect(grains({ ...air, humidity: percent(0) })).toBe(0);
  });
});
