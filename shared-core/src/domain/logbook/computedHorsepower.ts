import { horsepower, type Horsepower, type Mph, type Pounds } from '../units/units';

/** Returns the power at the wheels for a quarter-mile speed: weight times (MPH / 234) cubed (Hale). */
export const computedHorsepower = (weight: Pounds, quarterMile: Mph): Horsepower =>
  horsepower(weight * (quarterMile / 234) ** 3);
