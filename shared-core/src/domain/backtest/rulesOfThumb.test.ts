import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';
import { inHg } from '../units/units';
import { rulesOfThumb, type ReferencePass } from './rulesOfThumb';

const weather = streetCarPasses[0]!.weather!;
const thinner = { ...weather, pressure: inHg(weather.pressure - 1) };
const car = { vehicle: streetCar, finish: 1320 } as const;
const before: ReferencePass[] = [12.5, 12, 12.1, 12.2, 12.3, 12.4].map((et) => ({ et, weather }));

describe('rules of thumb', () => {
  test('repeat the last pass, or the mean of the last five', () => {
    expect(rulesOfThumb['last run'](before)).toBe(12.4);
    expect(rulesOfThumb['mean of last 5'](before)).toBeCloseTo(12.2, 9);
  });

  test.each(['0.01 s per 100 ft of density altitude', "last run corrected by Hale's factor"] as const)(
    '%s: the last pass in the same air, slower in thinner air',
    (name) => {
      expect(rulesOfThumb[name](before, weather, car)).toBeCloseTo(12.4, 9);
      expect(rulesOfThumb[name](before, thinner, car)).toBeGreaterThan(12.45);
    },
  );

  test.each(Object.values(rulesOfThumb))('know nothing before the first pass', (rule) => {
    expect(rule([], weather, car)).toBeNaN();
  });
});
