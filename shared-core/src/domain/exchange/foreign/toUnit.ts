import { mmHgToInHg, toInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { celsius, hectopascal, inHg, type Feet } from '../../units/units';
import { stationPressure } from '../../weather/air/stationPressure';
import type { ColumnUnit } from './columnTargets';

const factors: Record<ColumnUnit, (value: number, elevation: Feet) => number> = {
  '°F': (value) => value,
  '°C': (value) => toFahrenheit(celsius(value)),
  mph: (value) => value,
  'km/h': (value) => metresPerSecondToMph(value / 3.6),
  'm/s': (value) => metresPerSecondToMph(value),
  knots: (value) => metresPerSecondToMph((value * 1852) / 3600),
  inHg: (value) => value,
  hPa: (value) => toInHg(hectopascal(value)),
  mmHg: mmHgToInHg,
  kPa: (value) => toInHg(hectopascal(value * 10)),
  'inHg at sea level': (value, elevation) => stationPressure(inHg(value), elevation),
  'hPa at sea level': (value, elevation) => stationPressure(toInHg(hectopascal(value)), elevation),
};

/** Converts a number of a column to the stored unit: °F, mph, inHg at the track of this elevation. */
export const toStoredUnit = (value: number, unit: ColumnUnit | undefined, elevation: Feet): number =>
  unit === undefined ? value : factors[unit](value, elevation);
