import { distances, type Distance } from '../entities/Distance';
import type { BaseTune, Vehicle } from '../entities/Vehicle';
import { tuneDifferences, type TuneDifference, type Tunes } from './tuneDifferences';

type Versions = Pick<BaseTune, `tune_version_${Distance}`>;

/** Tells whether a difference makes it another car: passes from before tell less of it. */
const isOfTheCar = ({ tune, field }: TuneDifference): boolean =>
  tune === 'own' &&
  (field === 'weight_with_driver' || field === 'fuel_type_factor' || field === 'induction_type_factor');

/** Tells whether these tunes make another car over a distance. */
export const isOtherCar = (one: Tunes, other: Tunes, distance: Distance): boolean =>
  tuneDifferences(one, other).some((each) => (each.distance ?? distance) === distance && isOfTheCar(each));

const raised = (versions: Versions, by: (distance: Distance) => boolean): Versions => ({
  tune_version_660: versions.tune_version_660 + Number(by(660)),
  tune_version_1000: versions.tune_version_1000 + Number(by(1000)),
  tune_version_1320: versions.tune_version_1320 + Number(by(1320)),
});

/** Returns the fields that only the racer's own tune uses, though both hold them. */
const copied = (tune: BaseTune): Partial<BaseTune> => {
  const { weight_with_driver, body_width, body_height, drag_coefficient } = tune;
  const fields = ['friction_factor', 'fuel_type_factor', 'induction_type_factor'] as const;
  const perDistance = distances.flatMap((distance) =>
    fields.map((field) => [`${field}_${distance}`, tune[`${field}_${distance}`]]),
  );
  return {
    weight_with_driver,
    body_width,
    body_height,
    drag_coefficient,
    ...(Object.fromEntries(perDistance) as Partial<BaseTune>),
  };
};

/**
 * Returns a car with other tunes.
 * 1. Fields that the engine reads from the racer's own tune are copied into the learned one.
 * 2. Another weight, fuel or induction, or the racer's word, makes it another car: the version of both tunes rises at
 * the distances concerned.
 * 3. Any other learned field of a distance raises the version of the learned tune alone.
 * @param isAnotherCar the racer says that the car itself has changed
 */
export const withTunes = (vehicle: Vehicle, tunes: Tunes, { isAnotherCar = false } = {}): Vehicle => {
  const differences = tuneDifferences(vehicle, tunes);
  const at = (distance: Distance) => differences.filter((each) => (each.distance ?? distance) === distance);
  const isNewCar = (distance: Distance) => isAnotherCar || isOtherCar(vehicle, tunes, distance);
  const isNewlyLearned = (distance: Distance) =>
    isNewCar(distance) ||
    at(distance).some(({ tune, distance: own }) => tune === 'learned' && own !== undefined);
  return {
    ...vehicle,
    base_tune: {
      ...tunes.base_tune,
      ...raised(vehicle.base_tune, isNewCar),
    },
    ddpe_tune: {
      ...tunes.ddpe_tune,
      ...copied(tunes.base_tune),
      ...raised(vehicle.ddpe_tune, isNewlyLearned),
    },
  };
};
