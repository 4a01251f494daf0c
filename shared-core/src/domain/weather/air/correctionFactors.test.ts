import { toInHg } from '../../units/pressure';
import { fahrenheit, hectopascal, inHg, percent } from '../../units/units';
import { saeJ1349 } from './saeJ1349';
import { saeJ607 } from './saeJ607';

const airOf = (temperature: number, humidity: number, pressure: number) => ({
  air_temp: fahrenheit(temperature),
  humidity: percent(humidity),
  pressure: inHg(pressure),
});

describe('the correction factors for power', () => {
  test('are 1 in the air they correct to', () => {
    expect(saeJ1349({ ...airOf(77, 0, 0), pressure: toInHg(hectopascal(990)) })).toBeCloseTo(1, 9);
    expect(saeJ607(airOf(60, 0, 29.92))).toBeCloseTo(1, 9);
  });

  test.each([
    [85, 85, 28.85, 1.1005],
    [55, 35, 30.1, 0.994],
  ])('J607 at %d °F, %d %%, %d inHg is the published %d within 0.1 %%', (temp, humidity, p, factor) => {
    expect(Math.abs(saeJ607(airOf(temp, humidity, p)) / factor - 1)).toBeLessThan(0.001);
  });

  test('ask more of an engine in hot, wet or thin air', () => {
    const mild = airOf(70, 40, 29.5);
    for (const factor of [saeJ1349, saeJ607]) {
      expect(factor(airOf(95, 40, 29.5))).toBeGreaterThan(factor(mild));
      expect(factor(airOf(70, 90, 29.5))).toBeGreaterThan(factor(mild));
      expect(factor(airOf(70, 40, 25))).toBeGreaterThan(factor(mild));
    }
  });
});
