import { seconds, type Horsepower, type Pounds, type Seconds } from '../units/units';

/** Returns the quarter-mile ET for a weight and a power at the wheels: 5.825 (W/HP)^⅓ (Hale). */
export const haleEt = (weight: Pounds, power: Horsepower): Seconds =>
  seconds(5.825 * (weight / power) ** (1 / 3));
