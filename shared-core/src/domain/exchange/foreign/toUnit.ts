import { mmHgToInHg, toInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { celsius, hectopascal, inHg, type Feet } from '../../units/units';
import { stationPressure } from '../../weather/air/stationPressure';
import type { ColumnUnit } from './columnTargets';

const asIs = (value: number): number => value;
const fromSea =
  (inches: (value: number) => number) =>
  (value: number, elevation: Feet): number =>
    stationPressure(inHg(inches(value)), elevation);
const ofHectopascal = (value: number): number => toInHg(hectopascal(value));
const ofKilopascal = (value: number): number => ofHectopascal(value * 10);

const factors: Record<ColumnUnit, (value: number, elevation: Feet) => number> = {
  '°F': asIs,
  '°C': (value) => toFahrenheit(celsius(value)),
  mph: asIs,
  'km/h': (value) => metresPerSecondToMph(value / 3.6),
  'm/s': (value) => metresPerSecondToMph(value),
  knots: (value) => metresPerSecondToMph((value * 1852) / 3600),
  inHg: asIs,
  hPa: ofHectopascal,
  mmHg: mmHgToInHg,
  kPa: ofKilopascal,
  'inHg at sea level': fromSea(asIs),
  'hPa at sea level': fromSea(ofHectopascal),
  'mmHg at sea level': fromSea(mmHgToInHg),
  'kPa at sea level': fromSea(ofKilopascal),
  '24 hours': asIs,
  '1–6 is PM': asIs,
};

/** Converts a number of a column to the stored unit: °F, mph, inHg at the track of this elevation. */
export const toStoredUnit = (value: number, unit: ColumnUnit | undefined, elevation: Feet): number =>
  unit === undefined ? value : factors[unit](value, elevation);
