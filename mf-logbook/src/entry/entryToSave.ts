import {
  createLogEntry,
  failed,
  fromLocalInput,
  type Location,
  type LogEntry,
  type Result,
  type Vehicle,
  type WeatherObservation,
} from '@holeshot/shared-core';
import type { EntryDraft } from './entryDraft';
import { readSlip } from './readSlip';
import { readWeather } from './readWeather';

/**
 * The pass to store, from a checked draft; fails with `place` where car, track or time are missing after all.
 * @param observation what the station said; null where it said nothing
 * @param passes the racer's earlier passes, to freeze what was predicted from them
 */
export const entryToSave = (
  draft: EntryDraft,
  {
    uid,
    vehicle,
    location,
    observation,
    passes,
  }: {
    uid: string;
    vehicle: Vehicle | undefined;
    location: Location | undefined;
    observation: WeatherObservation | null;
    passes: readonly LogEntry[];
  },
): Result<LogEntry> => {
  const at = location === undefined ? undefined : fromLocalInput(draft.localTime, location.timezone);
  if (vehicle === undefined || location === undefined || at === undefined) {
    return failed('place', 'The vehicle, the track or the time is missing.');
  }
  return createLogEntry(
    {
      log_entry_uid: uid,
      log_entry_datetime: at,
      vehicle,
      location,
      timeslip: {
        datetime: at,
        lane: draft.lane,
        result: draft.result,
        quality: draft.quality,
        ...readSlip(draft, location.track_length).slip,
      },
      weather: draft.weatherTyped ? readWeather(draft, at) : observation,
      notes: draft.notes.trim(),
      changes: draft.changes.trim(),
      custom_fields: {},
    },
    { passes },
  );
};
