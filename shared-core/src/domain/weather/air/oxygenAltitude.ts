import { toInHg } from '../../units/pressure';
import { inHg, percent, type Feet } from '../../units/units';
import type { Air } from './Air';
import { densityAltitude } from './densityAltitude';
import { vapourPressure } from './vapourPressure';

/** The height in feet at which the standard atmosphere holds as little dry air, and so oxygen, as this moist air. */
export const oxygenAltitude = (air: Air): Feet =>
  densityAltitude({
    air_temp: air.air_temp,
    humidity: percent(0),
    pressure: inHg(air.pressure - toInHg(vapourPressure(air))),
  });
