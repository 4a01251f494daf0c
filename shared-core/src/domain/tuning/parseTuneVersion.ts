import * as v from 'valibot';
import { readStored, storedId, storedNumber, storedRecord, storedTime } from '../parsing/stored';
import { storedBaseTune, storedDdpeTune } from '../parsing/storedVehicle';
import type { Result } from '../plain/result';
import { tuneReasons, type TuneVersion } from './TuneVersion';

/** Last millisecond that a date can hold. */
const lastTime = 8.64e15;

const schema = storedRecord({
  vehicle_uid: storedId,
  n: v.pipe(
    storedNumber,
    v.integer('is not whole'),
    v.minValue(0, 'is below 0'),
    v.maxValue(lastTime, 'is too large'),
  ),
  datetime: storedTime,
  // An unknown reason, from another version of the app, counts as a change by the racer.
  reason: v.fallback(v.picklist(tuneReasons), 'racer'),
  base_tune: storedBaseTune,
  ddpe_tune: storedDdpeTune,
  log_entry_uid: v.exactOptional(storedId),
});

/** Reads a stored version of a tune: missing tune fields get defaults, a wrong one is a failure that names it. */
export const parseTuneVersion = (stored: unknown): Result<TuneVersion> =>
  readStored(schema, 'This version of a tune', stored);
