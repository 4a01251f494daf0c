import * as v from 'valibot';
import type { Result } from '../plain/result';
import { degrees, fahrenheit, feet, inHg, miles, percent } from '../units/units';
import { windLabels, type Location } from '../entities/Location';
import {
  optionalText,
  quantity,
  readStored,
  storedDistance,
  storedId,
  storedNumber,
  storedRecord,
  storedText,
  storedTime,
} from './stored';

const latitude = v.pipe(
  storedNumber,
  v.minValue(-90, 'is not a latitude'),
  v.maxValue(90, 'is not a latitude'),
);
const longitude = v.pipe(
  storedNumber,
  v.minValue(-180, 'is not a longitude'),
  v.maxValue(180, 'is not a longitude'),
);

/** Index of one of the eight compass directions. */
export const directionIndex = v.pipe(
  storedNumber,
  v.integer('is not a direction'),
  v.minValue(0, 'is not a direction'),
  v.maxValue(windLabels.length - 1, 'is not a direction'),
);

/** Schema of a track, stored alone or inside a log entry. */
export const locationSchema = storedRecord({
  uid: storedId,
  title: storedText,
  address: optionalText,
  city: optionalText,
  state: optionalText,
  zip: optionalText,
  timezone: optionalText,
  phone: optionalText,
  website: optionalText,
  lat: latitude,
  lng: longitude,
  elevation: quantity(feet),
  track_length: storedDistance,
  track_direction: storedRecord({
    index: directionIndex,
    label: optionalText,
    degrees: v.exactOptional(quantity(degrees)),
  }),
  weather_station: v.optional(
    v.nullable(
      storedRecord({
        id: storedId,
        name: optionalText,
        lat: latitude,
        lng: longitude,
        elevation: v.exactOptional(quantity(feet)),
        distance: v.optional(quantity(miles), 0),
      }),
    ),
    null,
  ),
  station_bias: v.exactOptional(
    storedRecord({
      station_id: storedId,
      air_temp: storedNumber,
      humidity: storedNumber,
      pressure: storedNumber,
      readings: v.pipe(storedNumber, v.minValue(1, 'is too small')),
    }),
  ),
  own_reading: v.exactOptional(
    storedRecord({
      datetime: storedTime,
      air_temp: quantity(fahrenheit),
      humidity: quantity(percent),
      pressure: quantity(inHg),
    }),
  ),
});

/** Reads a stored track; fails with the name of a wrong field. */
export const parseLocation = (stored: unknown): Result<Location> =>
  readStored(locationSchema, 'This location', stored);
