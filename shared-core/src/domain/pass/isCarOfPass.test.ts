import { streetCar } from '../../testing/fixtures/streetCar';
import { isCarOfPass } from './isCarOfPass';
import { vehicleOfPass } from './vehicleOfPass';

const pass = { vehicle: vehicleOfPass(streetCar) };

test('a car is that of its pass until its tune changes, at any distance', () => {
  expect(isCarOfPass(streetCar, pass)).toBe(true);
  const { base_tune } = streetCar;
  expect(isCarOfPass({ base_tune: { ...base_tune, tune_version_660: 99 } }, pass)).toBe(false);
  expect(isCarOfPass({ base_tune: { ...base_tune, tune_version_1320: 99 } }, pass)).toBe(false);
});

test('a car with another learned tune is still that of its pass', () => {
  const learned = { ...streetCar, ddpe_tune: { ...streetCar.ddpe_tune, tune_version_1320: 99 } };
  expect(isCarOfPass(learned, pass)).toBe(true);
});
