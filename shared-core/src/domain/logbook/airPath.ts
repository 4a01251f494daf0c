import type { Location } from '../entities/Location';
import type { Vehicle } from '../entities/Vehicle';
import { feet, mph } from '../units/units';
import type { AirLike } from './passesInAirLike';

const writtenAir = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)?$/;

/** Reads an air from an address: density altitude and wind as `2140,5`, any wind as `2140,`; undefined for other text. */
export const readAir = (text: string): AirLike | undefined => {
  const [, altitude, wind] = writtenAir.exec(text) ?? [];
  if (altitude === undefined) return undefined;
  return { altitude: feet(Number(altitude)), wind: wind === undefined ? undefined : mph(Number(wind)) };
};

const written = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Returns the path of the log book with a car's passes in air like this.
 * @param here the track that This track means there
 * @param everywhere whether passes at other tracks are shown too
 */
export const airPath = (
  { altitude, wind }: AirLike,
  { uid: vehicle }: Pick<Vehicle, 'uid'>,
  { uid: here }: Pick<Location, 'uid'>,
  everywhere: boolean,
): `/${string}` => {
  const air = `${written(altitude)},${wind === undefined ? '' : written(wind)}`;
  const asked = { vehicle, air, here, ...(!everywhere && { location: here }) };
  return `/logbook?${new URLSearchParams(asked).toString()}`;
};
