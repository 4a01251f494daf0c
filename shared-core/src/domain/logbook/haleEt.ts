import { seconds, type Horsepower, type Pounds, type Seconds } from '../units/units';

/** The quarter-mile ET that a car of this weight and power at the wheels is good for: 5.825 (W/HP)^⅓ (Hale). */
export const haleEt = (weight: Pounds, power: Horsepower): Seconds =>
  seconds(5.825 * (weight / power) ** (1 / 3));
