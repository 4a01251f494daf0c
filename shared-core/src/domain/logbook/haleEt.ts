import { mph, seconds, type Horsepower, type Mph, type Pounds, type Seconds } from '../units/units';

/** The quarter-mile ET that a car of this weight and power at the wheels is good for: 5.825 (W/HP)^⅓ (Hale). */
export const haleEt = (weight: Pounds, power: Horsepower): Seconds =>
  seconds(5.825 * (weight / power) ** (1 / 3));

/** The quarter-mile MPH that goes with it: 234 (HP/W)^⅓ (Hale). */
export const haleMph = (weight: Pounds, power: Horsepower): Mph => mph(234 * (power / weight) ** (1 / 3));
