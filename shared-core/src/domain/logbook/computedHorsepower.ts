import { horsepower, type Horsepower, type Mph, type Pounds } from '../units/units';

/** The power at the wheels that a quarter-mile speed takes: weight times (MPH / 234) cubed (Hale). */
export const computedHorsepower = (weight: Pounds, quarterMile: Mph): Horsepower =>
  horsepower(weight * (quarterMile / 234) ** 3);
