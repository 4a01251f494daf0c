import { readCellNumber } from '../../cells/readCellNumber';
import { fahrenheit, inHg, type Feet } from '../../units/units';
import { altimeterSetting, stationPressure } from '../air/stationPressure';
import { humidityApart, humidityAtDew } from '../air/humidityAtDew';
import type { WeatherField } from '../station/checkWeather';
import { pressureLevels } from '../station/pressureLevels';
import type { Sensor } from './sensorOf';
import type { StationNumber } from './stationNumbers';
import { fromStationUnit, metricUnits, unitsOfField, type StationUnit } from './stationUnit';

/** Value that a station shows. */
interface StationValue {
  /** In °F, %, inHg at the track or mph. */
  value: number;
  /** Question to the racer, in a sentence; undefined where the value is sure. */
  doubt?: string;
}

/** Air of a station by field; what it does not show is missing. */
export type StationValues = Partial<Record<WeatherField, StationValue>>;

/** Known facts about the air at the track, beside the station. */
export interface KnownAir {
  elevation: Feet;
  /** Air at the track by the public station, of the last hour or so. */
  reported?: { air_temp: number; pressure: number } | undefined;
}

/** Numbers that a sensor of each unit can show; others stand for none. */
const possible: Record<StationUnit, readonly [number, number]> = {
  '°F': [-40, 130],
  '°C': [-40, 55],
  '%': [0.01, 100],
  inHg: [17, 33],
  hPa: [550, 1100],
  kPa: [55, 110],
  mmHg: [430, 820],
  Pa: [55_000, 110_000],
  mph: [0, 120],
  'km/h': [0, 190],
  'm/s': [0, 55],
  knots: [0, 105],
};
/** Temperatures (°F) that people race at. */
const raceDay = [35, 118] as const;
/** Largest difference (°F, inHg) between two stations at one track. */
const sameAir = 25;
const samePressure = 0.12;
/** Difference of two sensors of a kind that needs no question. */
const negligible: Record<WeatherField, number> = {
  air_temp: 0.5,
  humidity: 2,
  pressure: 0.03,
  wind_speed: 1,
};

const isIn = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

const one = (value: number): string => value.toFixed(1);
const two = (value: number): string => value.toFixed(2);

/** Value of one sensor in each unit that it may be in, the named one or all. */
interface Reading {
  sensor: Sensor;
  unit: StationUnit | undefined;
  values: { unit: StationUnit; value: number }[];
}

const readingOf = ({ sensor, digits, unit }: StationNumber): Reading => {
  const units = unit === undefined ? unitsOfField[sensor.field] : [unit];
  const number = readCellNumber(digits, (value) => units.some((each) => isIn(value, possible[each])));
  const values = units.flatMap((each) =>
    number !== undefined && isIn(number, possible[each])
      ? [{ unit: each, value: fromStationUnit(number, each) }]
      : [],
  );
  return { sensor, unit, values };
};

/** Returns the readings of a field by the best of its sensors. */
const bestOf = (readings: readonly Reading[], field: Sensor['field']): Reading[] => {
  const all = readings.filter(({ sensor, values }) => sensor.field === field && values.length > 0);
  const rank = Math.min(...all.map(({ sensor }) => sensor.rank));
  return all.filter(({ sensor }) => sensor.rank === rank);
};

const questionOf: Record<WeatherField, (value: number) => string> = {
  air_temp: (value) => `Is the temperature ${one(value)} °F?`,
  humidity: (value) => `Is the humidity ${value.toFixed(0)} %?`,
  pressure: (value) => `Is the station pressure ${two(value)} inHg?`,
  wind_speed: (value) => `Is the wind ${one(value)} mph?`,
};

/** Doubts a value where another sensor of the same rank differs, or where the sensor is one of several. */
const chosen = (
  field: WeatherField,
  best: readonly Reading[],
  { value, doubt }: { value: number; doubt?: string | undefined },
): StationValue => {
  const [first, ...others] = best;
  const differs = others.some(({ values }) =>
    values.every((other) => Math.abs(other.value - value) > negligible[field]),
  );
  const several = differs
    ? `Several sensors fit. ${questionOf[field](value)}`
    : field !== 'pressure' && first?.sensor.rank === 2
      ? `This sensor may hang elsewhere. ${questionOf[field](value)}`
      : undefined;
  const why = doubt ?? several;
  return { value, ...(why !== undefined && { doubt: why }) };
};

/** Tells the unit of a temperature without one: by dew point and humidity, by the public station, by the race day. */
const unitOfTemperature = (
  { values }: Reading,
  readings: readonly Reading[],
  { reported }: KnownAir,
  metric: boolean,
): { unit: StationUnit; sure: boolean } => {
  const only = <Unit>(units: Unit[]): Unit | undefined => (units.length === 1 ? units[0] : undefined);
  const wanted = metric ? '°C' : '°F';
  const [dew] = bestOf(readings, 'dew_point');
  const [humidity] = bestOf(readings, 'humidity')[0]?.values ?? [];
  const apart = values.flatMap(({ unit, value }) => {
    const point = dew?.values.find((each) => each.unit === unit);
    if (point === undefined || humidity === undefined) return [];
    const isDew = point.value <= value + 1;
    const byDew = humidityAtDew(fahrenheit(value), fahrenheit(point.value));
    return [{ unit, by: isDew ? Math.abs(byDew - humidity.value) : Infinity }];
  });
  const byDew = apart.some(({ by }) => by <= 3) ? apart.filter(({ by }) => by <= 6) : [];
  const near = values.filter(
    ({ value }) => reported !== undefined && Math.abs(value - reported.air_temp) <= sameAir,
  );
  const proven = only(byDew) ?? only(near);
  if (proven !== undefined) return { unit: proven.unit, sure: true };
  const fitting = only(values.filter(({ value }) => isIn(value, raceDay)));
  // Without metric numbers beside it, 30 may be a cold night as well as a warm day.
  if (fitting !== undefined) return { unit: fitting.unit, sure: fitting.unit === '°F' || metric };
  return { unit: wanted, sure: false };
};

const temperatureOf = (
  readings: readonly Reading[],
  known: KnownAir,
  metric: boolean,
): StationValue | undefined => {
  const best = bestOf(readings, 'air_temp');
  const [first] = best;
  if (first === undefined) return undefined;
  const { unit, sure } =
    first.unit === undefined
      ? unitOfTemperature(first, readings, known, metric)
      : { unit: first.unit, sure: true };
  const found = first.values.find((each) => each.unit === unit) ?? first.values[0];
  if (found === undefined) return undefined;
  const doubt = sure ? undefined : `It has no unit. ${questionOf.air_temp(found.value)}`;
  return chosen('air_temp', best, { value: found.value, doubt });
};

const humidityOf = (
  readings: readonly Reading[],
  air_temp: StationValue | undefined,
): StationValue | undefined => {
  const best = bestOf(readings, 'humidity');
  const [first] = best;
  const [found] = first?.values ?? [];
  const dew = bestOf(readings, 'dew_point')[0];
  const point = dew && (dew.values.length === 1 ? dew.values[0] : undefined);
  const byDew =
    air_temp === undefined || point === undefined
      ? undefined
      : humidityAtDew(fahrenheit(air_temp.value), fahrenheit(point.value));
  if (first === undefined || found === undefined) {
    const isSure = air_temp?.doubt === undefined && dew?.unit !== undefined;
    return byDew === undefined || !isSure ? undefined : { value: byDew };
  }
  const isShare = found.value <= 1 && first.unit === undefined;
  const value = isShare ? found.value * 100 : found.value;
  const apart = byDew !== undefined && Math.abs(byDew - value) > humidityApart;
  const doubt = apart
    ? `It does not fit temperature and dew point. ${questionOf.humidity(value)}`
    : isShare || value < 3
      ? questionOf.humidity(value)
      : undefined;
  return chosen('humidity', best, { value, doubt });
};

interface Level {
  value: number;
  doubt?: string | undefined;
}

/** Returns the pressure at the track of one that stands alone, at the level that fits best. */
const atTrack = (
  value: number,
  level: Sensor['level'],
  { elevation, reported }: KnownAir,
  atSea: number | undefined,
): Level => {
  const converted = stationPressure(inHg(value), elevation);
  const fits = pressureLevels(inHg(value), elevation);
  const place =
    reported === undefined
      ? `a track at ${elevation.toFixed(0)} ft`
      : `the public station’s ${two(reported.pressure)} inHg`;
  const asStation: Level = { value };
  const asSea: Level = { value: converted };
  const misfit = (each: Level): Level => ({
    ...each,
    doubt: `${two(value)} inHg does not fit ${place}. ${questionOf.pressure(each.value)}`,
  });
  const unclear = (each: Level): Level => ({
    ...each,
    doubt: `${two(value)} inHg may be that of the track or of sea level. ${questionOf.pressure(each.value)}`,
  });
  if (reported !== undefined) {
    const [far, farConverted] = [value, converted].map((each) => Math.abs(each - reported.pressure));
    const isStation = (far ?? 0) <= samePressure;
    const isSea = (farConverted ?? 0) <= samePressure;
    if (level === 'station') return isStation ? asStation : misfit(asStation);
    if (level === 'sea' && isSea) return asSea;
    if (isStation !== isSea) return level === 'sea' ? misfit(asStation) : isStation ? asStation : asSea;
    if (!isStation) return misfit(level === 'sea' ? asSea : asStation);
    return fits.same ? asStation : unclear(asStation);
  }
  if (level === 'station') return fits.station ? asStation : misfit(asStation);
  if (level === 'sea') return fits.sea ? asSea : misfit(fits.station ? asStation : asSea);
  if (fits.same) return fits.station ? asStation : misfit(asStation);
  if (
    atSea !== undefined &&
    fits.station &&
    Math.abs(altimeterSetting(inHg(value), elevation) - atSea) <= 0.05
  )
    return asStation;
  if (fits.station) return fits.sea ? unclear(asStation) : asStation;
  return fits.sea ? unclear(asSea) : misfit(asStation);
};

const pressureOf = (readings: readonly Reading[], known: KnownAir): StationValue | undefined => {
  const all = readings.filter(({ sensor }) => sensor.field === 'pressure');
  const best = bestOf(readings, 'pressure');
  const [first] = best;
  if (first === undefined) return undefined;
  const { level } = first.sensor;
  const seaOf = (reading: Reading | undefined): number | undefined => reading?.values[0]?.value;
  const sea = seaOf(all.find(({ sensor }) => sensor.level === 'sea'));
  const levels = first.values.map(({ value }) => atTrack(value, level, known, sea));
  const sure = levels.filter(({ doubt }) => doubt === undefined);
  const [found] = sure.length > 0 ? sure : levels;
  if (found === undefined) return undefined;
  // Two without a name are those of the track and of sea level where they differ by its height.
  const pair = best.flatMap((each) => seaOf(each) ?? []);
  const lower = Math.min(...pair);
  const isPair =
    level === undefined &&
    pair.length === 2 &&
    !pressureLevels(inHg(lower), known.elevation).same &&
    Math.abs(altimeterSetting(inHg(lower), known.elevation) - Math.max(...pair)) <= 0.05;
  if (isPair) return chosen('pressure', [], atTrack(lower, 'station', known, undefined));
  const unsure = sure.length > 1 ? questionOf.pressure(found.value) : found.doubt;
  return chosen('pressure', best, { value: found.value, doubt: unsure });
};

/** Returns the wind; without a unit it is a guess, as a metric station may mean m/s, km/h or knots. */
const windOf = (readings: readonly Reading[], metric: boolean): StationValue | undefined => {
  const best = bestOf(readings, 'wind_speed');
  const [first] = best;
  const wanted = metric ? 'm/s' : 'mph';
  const found = first?.values.find(({ unit }) => unit === wanted) ?? first?.values[0];
  if (first === undefined || found === undefined) return undefined;
  const isSure = first.unit !== undefined || found.value === 0;
  const doubt = isSure ? undefined : `It has no unit. ${questionOf.wind_speed(found.value)}`;
  return chosen('wind_speed', best, { value: found.value, doubt });
};

/**
 * Chooses the air of a track among the numbers of a station: outdoor before indoor, station pressure before sea level,
 * each in the unit that physics allows. What stays open is doubted.
 */
export const chooseAir = (numbers: readonly StationNumber[], known: KnownAir): StationValues => {
  const readings = numbers.map(readingOf);
  const metric = readings.some(({ unit, values }) => {
    const units = unit === undefined ? values.map((each) => each.unit) : [unit];
    return units.length > 0 && units.every((each) => metricUnits.includes(each));
  });
  const air_temp = temperatureOf(readings, known, metric);
  const humidity = humidityOf(readings, air_temp);
  const pressure = pressureOf(readings, known);
  const wind_speed = windOf(readings, metric);
  return {
    ...(air_temp && { air_temp }),
    ...(humidity && { humidity }),
    ...(pressure && { pressure }),
    ...(wind_speed && { wind_speed }),
  };
};
