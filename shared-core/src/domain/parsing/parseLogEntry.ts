import * as v from 'valibot';
import type { Result } from '../plain/result';
import { degrees, fahrenheit, feet, grains, horsepower, inHg, mph, percent, seconds } from '../units/units';
import { lanes, qualities, results, type LogEntry } from '../entities/LogEntry';
import { directionIndex, locationSchema } from './parseLocation';
import { parsePassSetup } from './parsePassSetup';
import { parseRaceEvent } from './parseRaceEvent';
import {
  eachDistance,
  optionalText,
  quantity,
  readStored,
  storedDistance,
  storedId,
  storedMap,
  storedNumber,
  storedRecord,
  storedText,
  storedTime,
} from './stored';

const optionalSeconds = v.exactOptional(quantity(seconds));
const optionalMph = v.exactOptional(quantity(mph));

const timeslip = storedRecord({
  datetime: storedTime,
  lane: v.picklist(lanes, 'is not a lane'),
  result: v.picklist(results, 'is not a result'),
  quality: v.picklist(qualities, 'is not a quality'),
  quality_sure: v.exactOptional(v.boolean('is neither true nor false')),
  dialin_et: optionalSeconds,
  reaction_time: optionalSeconds,
  et_60: optionalSeconds,
  et_330: optionalSeconds,
  et_594: optionalSeconds,
  et_660: optionalSeconds,
  mph_660: optionalMph,
  et_1000: optionalSeconds,
  mph_1000: optionalMph,
  et_1320: optionalSeconds,
  mph_1320: optionalMph,
});

const weather = storedRecord({
  datetime: storedTime,
  air_temp: quantity(fahrenheit),
  humidity: quantity(percent),
  pressure: quantity(inHg),
  dew_point: v.exactOptional(quantity(fahrenheit)),
  wind_direction: v.exactOptional(
    storedRecord({ degrees: quantity(degrees), index: directionIndex, label: optionalText }),
  ),
  wind_speed: quantity(mph),
  wind_unknown: v.exactOptional(v.boolean('is neither true nor false')),
  condition: v.exactOptional(storedText),
});

const derived = storedRecord({
  finish_et: optionalSeconds,
  finish_ddp: optionalSeconds,
  finish_mph: optionalMph,
  split_60_330: optionalSeconds,
  split_330_660: optionalSeconds,
  split_660_1000: optionalSeconds,
  split_1000_1320: optionalSeconds,
  package: optionalSeconds,
  margin: optionalSeconds,
  density_altitude: v.exactOptional(quantity(feet)),
  grains: v.exactOptional(quantity(grains)),
  horsepower: v.exactOptional(quantity(horsepower)),
  corrected_horsepower: v.exactOptional(quantity(horsepower)),
  msa_et: optionalSeconds,
  msa_mph: optionalMph,
});

const storedEntry = storedRecord({
  log_entry_uid: storedId,
  log_entry_datetime: storedTime,
  vehicle: storedRecord({
    uid: storedId,
    name: optionalText,
    finish: storedDistance,
    ...eachDistance('tune_version', v.optional(storedNumber, 1)),
  }),
  location: locationSchema,
  timeslip,
  setup: v.optional(v.unknown()),
  weather: v.optional(v.nullable(weather), null),
  derived: v.optional(derived, {}),
  prediction: v.optional(storedRecord(eachDistance('et', optionalSeconds)), {}),
  event: v.pipe(v.optional(v.unknown()), v.transform(parseRaceEvent)),
  custom_fields: v.optional(
    storedMap(v.union([storedText, storedNumber], 'is neither text nor a number')),
    {},
  ),
  notes: optionalText,
  changes: optionalText,
});

/** Schema of a stored pass. */
export const logEntrySchema = v.pipe(
  storedEntry,
  v.transform(({ event, setup: stored, ...entry }): LogEntry => {
    const setup = parsePassSetup(stored, entry.timeslip);
    return { ...entry, ...(setup && { setup }), ...(event && { event }) };
  }),
);

/** Reads a stored pass; fails with the name of a wrong field. */
export const parseLogEntry = (stored: unknown): Result<LogEntry> =>
  readStored(logEntrySchema, 'This pass', stored);
