import { fahrenheit, inHg, percent } from '../../units/units';
import { halePower } from './halePower';

const airOf = (temperature: number, humidity: number, pressure: number) => ({
  air_temp: fahrenheit(temperature),
  humidity: percent(humidity),
  pressure: inHg(pressure),
});

describe("Hale's horsepower correction", () => {
  test('is 1 in 14.696 psi of dry air at 60 °F, on either fuel', () => {
    expect(halePower(airOf(60, 0, 29.921), 0.5)).toBeCloseTo(1, 3);
    expect(halePower(airOf(60, 0, 29.921), 0.3)).toBeCloseTo(1, 3);
  });

  test('grows in hot, wet and thin air, and with heat less on alcohol', () => {
    expect(halePower(airOf(95, 0, 29.92), 0.5)).toBeCloseTo(1.15 * (554.67 / 519.67) ** 0.6 - 0.15, 3);
    expect(halePower(airOf(95, 60, 29.92), 0.5)).toBeGreaterThan(halePower(airOf(95, 10, 29.92), 0.5));
    expect(halePower(airOf(60, 0, 25), 0.5)).toBeGreaterThan(1.2);
    expect(halePower(airOf(95, 0, 29.92), 0.3)).toBeLessThan(halePower(airOf(95, 0, 29.92), 0.5));
  });
});
