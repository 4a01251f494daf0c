import { densityAltitude, formatSeconds, formatWhole, type WeatherObservation } from '@holeshot/shared-core';

/** Value that the day's chart can draw. */
export interface DayField {
  key: 'density_altitude' | 'air_temp' | 'humidity' | 'pressure';
  label: string;
  /** Short label. */
  short: string;
  unit: string;
  of: (air: WeatherObservation) => number;
  show: (air: WeatherObservation) => string;
}

/** Values that the day's chart can draw, density altitude first. */
export const dayFields: readonly [DayField, ...DayField[]] = [
  {
    key: 'density_altitude',
    label: 'Density altitude',
    short: 'DA',
    unit: 'ft',
    of: (air) => densityAltitude(air),
    show: (air) => formatWhole(densityAltitude(air)),
  },
  {
    key: 'air_temp',
    label: 'Air',
    short: 'Air',
    unit: '°F',
    of: ({ air_temp }) => air_temp,
    show: ({ air_temp }) => formatSeconds(air_temp, 1),
  },
  {
    key: 'humidity',
    label: 'Humidity',
    short: 'Humidity',
    unit: '%',
    of: ({ humidity }) => humidity,
    show: ({ humidity }) => formatWhole(humidity),
  },
  {
    key: 'pressure',
    label: 'Station pressure',
    short: 'Pressure',
    unit: 'inHg',
    of: ({ pressure }) => pressure,
    show: ({ pressure }) => formatSeconds(pressure, 2),
  },
];
