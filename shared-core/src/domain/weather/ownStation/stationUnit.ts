import { mmHgToInHg, toInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { celsius, hectopascal } from '../../units/units';
import type { Sensor } from './sensorOf';

/** Converts a number of each unit to the stored one: °F, %, inHg, mph. */
const factors = {
  '°F': (value: number) => value,
  '°C': (value: number): number => toFahrenheit(celsius(value)),
  '%': (value: number) => value,
  inHg: (value: number) => value,
  hPa: (value: number): number => toInHg(hectopascal(value)),
  kPa: (value: number): number => toInHg(hectopascal(value * 10)),
  mmHg: (value: number): number => mmHgToInHg(value),
  Pa: (value: number): number => toInHg(hectopascal(value / 100)),
  mph: (value: number) => value,
  'km/h': (value: number): number => metresPerSecondToMph(value / 3.6),
  'm/s': (value: number): number => metresPerSecondToMph(value),
  knots: (value: number): number => metresPerSecondToMph((value * 1852) / 3600),
};

/** Unit of a number in a station's text. */
export type StationUnit = keyof typeof factors;

/** Unit beside a number; `other` is one that no air comes in, such as a direction. */
export type WrittenUnit = StationUnit | 'other';

const temperatures: StationUnit[] = ['°F', '°C'];

/** Units that each field comes in. */
export const unitsOfField: Record<Sensor['field'], readonly StationUnit[]> = {
  air_temp: temperatures,
  dew_point: temperatures,
  humidity: ['%'],
  pressure: ['inHg', 'hPa', 'kPa', 'mmHg', 'Pa'],
  wind_speed: ['mph', 'km/h', 'm/s', 'knots'],
};

/** Units of a metric station. */
export const metricUnits: readonly WrittenUnit[] = ['°C', 'hPa', 'kPa', 'mmHg', 'Pa', 'km/h', 'm/s'];

/** Converts a number to the stored unit of its field. */
export const fromStationUnit = (value: number, unit: StationUnit): number => factors[unit](value);

const words: [WrittenUnit, string][] = [
  ['°C', '° ?C\\b|deg(?:rees)?\\.? ?C\\b|celsius\\b|C\\b'],
  ['°F', '° ?F\\b|deg(?:rees)?\\.? ?F\\b|fahrenheit\\b|F\\b'],
  ['%', '°?%(?: ?RH\\b)?'],
  ['mmHg', 'mm ?hg\\b|torr\\b'],
  ['other', 'in ?/|mm\\b|W/m|ft\\b|feet\\b|psi\\b|v\\b|lux\\b|miles?\\b|mi\\b(?!/)|m\\b(?!/)|g/m'],
  // "58 In Hum" is no number of inches.
  ['inHg', 'in(?:ch(?:es)?)?\\.? ?(?:of )?hg\\b|inch(?:es)?\\b|in\\b\\.?(?!\\s*[a-z])|"'],
  ['hPa', 'hpa\\b|mb(?:ars?)?\\b|millibars?\\b'],
  ['kPa', 'kpa\\b'],
  ['Pa', 'pa\\b'],
  ['mph', 'mph\\b|mi/h'],
  ['km/h', 'km ?/? ?h(?:r)?\\b|kph\\b'],
  ['m/s', 'm/s(?:ec)?\\b|mps\\b'],
  ['knots', 'knots?\\b|kts?\\b|kn\\b'],
  ['other', 'deg(?:rees)?\\b|°'],
];
/** Pattern of any unit right behind a number. */
export const unitPattern = words.map(([, pattern]) => pattern).join('|');
const whole = words.map(([unit, pattern]) => [unit, new RegExp(`^(?:${pattern})`, 'i')] as const);

/** Returns the unit that a text begins with. */
export const unitOf = (text: string): WrittenUnit | undefined =>
  whole.find(([, pattern]) => pattern.test(text))?.[0];

const inLabel = new RegExp(`(?:^|[\\s(\\[_,-])(${unitPattern})(?=$|[\\s)\\],_])`, 'gi');
const glued: [WrittenUnit, RegExp][] = [
  ['°F', /temp\d?(in)?f$/i],
  ['mph', /mph$/i],
  ['inHg', /barom\w+in$/i],
];

/** Finds the unit that a label names, of those of its field; the last one counts. */
export const unitInLabel = (label: string, field: Sensor['field']): StationUnit | undefined => {
  const named = [...label.matchAll(inLabel)].map(([, unit = '']) => unitOf(unit));
  const stuck = glued.flatMap(([unit, pattern]) => (pattern.test(label) ? [unit] : []));
  return [...named, ...stuck].findLast(
    (unit): unit is StationUnit => unit !== undefined && unitsOfField[field].some((each) => each === unit),
  );
};
