import { setupLabels } from '../../entities/checkSetup';
import { slipFieldLabels, type SlipField } from '../../pass/slipFields';

/** Meanings of a column in a foreign table, beside custom fields. */
const labels = {
  date: 'Date (or date and time)',
  time: 'Time of day',
  half_day: 'AM or PM',
  vehicle: 'Vehicle',
  track: 'Track',
  lane: 'Lane',
  result: 'Result',
  winner: 'Winner',
  quality: 'Quality',
  ...slipFieldLabels,
  'setup.throttle_stop': setupLabels.throttle_stop,
  'setup.delay': setupLabels.delay,
  air_temp: 'Temperature',
  humidity: 'Humidity',
  pressure: 'Station pressure',
  dew_point: 'Dew point',
  wind_speed: 'Wind',
  wind_from: 'Wind from (degrees or N, NNE, …)',
  'event.name': 'Event',
  'event.class': 'Class',
  'event.round': 'Round',
  'event.opponent': 'Opponent',
  'event.opponent_dial': 'Opponent dial',
  'event.opponent_reaction': 'Opponent R/T',
  'event.opponent_et': 'Opponent ET',
  'event.opponent_mph': 'Opponent mph',
  notes: 'Notes',
  changes: 'Changed on the car',
} as const;

/** Field of a pass that a column can fill; `none` leaves the column out. */
export type ColumnTarget = keyof typeof labels | `custom_fields.${string}` | 'none';

/** Name of each target on the screen. */
export const columnTargetLabels: Readonly<Record<string, string>> = labels;

const temperatures = ['°F', '°C'] as const;
const speeds = ['mph', 'km/h', 'm/s', 'knots'] as const;
const pressures = ['inHg', 'hPa', 'mmHg', 'kPa'] as const;
const pressuresAtSea = [
  'inHg at sea level',
  'hPa at sea level',
  'mmHg at sea level',
  'kPa at sea level',
] as const;
const clocks = ['24 hours', '1–6 is PM'] as const;

/** Unit of a column. Pressure at sea level is an altimeter setting, all other pressure that of the track. */
export type ColumnUnit = (
  typeof temperatures | typeof speeds | typeof pressures | typeof pressuresAtSea | typeof clocks
)[number];

/** Returns the same unit of pressure at sea level. */
export const atSeaLevel = (unit: (typeof pressures)[number]): (typeof pressuresAtSea)[number] =>
  `${unit} at sea level`;

/** Tells whether a unit is one of pressure at the track. */
export const isOfTrack = (unit: ColumnUnit | undefined): unit is (typeof pressures)[number] =>
  pressures.some((each) => each === unit);

/** Returns the units that a target may come in; none where it has only one. */
export const unitsOf = (target: ColumnTarget): readonly ColumnUnit[] => {
  if (target === 'air_temp' || target === 'dew_point') return temperatures;
  if (target === 'pressure') return [...pressures, ...pressuresAtSea];
  if (target === 'time') return clocks;
  if (target === 'wind_speed') return speeds;
  return target.startsWith('mph_') || target === 'event.opponent_mph' ? speeds.slice(0, 2) : [];
};

/** Usual numbers of a target, as the median of a column in its first unit. */
const usual: Partial<Record<ColumnTarget, readonly [number, number]>> = {
  dialin_et: [3, 30],
  // More is usual on a tree that counts from .400 or .500, or at the end of a street night.
  reaction_time: [-0.5, 0.38],
  et_60: [0.7, 3.2],
  et_330: [2, 9],
  et_594: [2.8, 13.5],
  et_660: [2.7, 15],
  mph_660: [40, 310],
  et_1000: [3.6, 21],
  mph_1000: [50, 340],
  et_1320: [4.3, 30],
  mph_1320: [50, 350],
  'setup.throttle_stop': [0, 5],
  'setup.delay': [0, 5],
  'event.opponent_dial': [3, 30],
  'event.opponent_reaction': [-0.5, 2],
  'event.opponent_et': [3, 30],
  'event.opponent_mph': [40, 350],
  air_temp: [-10, 130],
  humidity: [1, 100],
  pressure: [20, 32],
  dew_point: [-30, 95],
  wind_speed: [0, 50],
  wind_from: [0, 360],
};

/** Returns the usual median of a column of numbers; undefined where the target is no number. */
export const usualRange = (target: ColumnTarget): readonly [number, number] | undefined => usual[target];

/** Returns the field of the slip that a target is, or undefined. */
export const slipFieldOf = (target: ColumnTarget): SlipField | undefined =>
  target in slipFieldLabels ? (target as SlipField) : undefined;
