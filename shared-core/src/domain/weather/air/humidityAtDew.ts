import { toCelsius } from '../../units/temperature';
import { percent, type Fahrenheit, type Percent } from '../../units/units';
import { saturationVapourPressure } from './saturationVapourPressure';
import { vapourPressureAtDew } from './vapourPressureAtDew';

/** Returns the relative humidity of air of this temperature and dew point, in %, 100 at most. */
export const humidityAtDew = (airTemp: Fahrenheit, dewPoint: Fahrenheit): Percent =>
  percent(
    Math.min(100, (100 * vapourPressureAtDew(dewPoint)) / saturationVapourPressure(toCelsius(airTemp))),
  );

/** Difference (%) between a hygrometer and the humidity of a dew point above which one of both is wrong. */
export const humidityApart = 12;
