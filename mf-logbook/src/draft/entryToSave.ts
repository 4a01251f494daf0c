import {
  createLogEntry,
  failedAs,
  passFailures,
  sameStored,
  type CustomField,
  type Engine,
  type Location,
  type LogEntry,
  type Result,
  type Vehicle,
  type WeatherObservation,
} from '@holeshot/shared-core';
import { readCustom } from './customValues';
import type { EntryDraft } from './entryDraft';
import { readRace } from './readRace';
import { readSetup } from './setupTexts';
import { readSlip } from './readSlip';
import { readWeather } from './readWeather';
import { slipOfTrack } from '../typed/slipOfTrack';

/** Returns the stored slip fields that its track does not print. */
const beyondTrack = ({ timeslip, location }: LogEntry): Partial<LogEntry['timeslip']> => {
  const { shown, folded } = slipOfTrack(location.track_length);
  const printed: readonly string[] = [...shown, ...folded, 'quality_sure'];
  return Object.fromEntries(Object.entries(timeslip).filter(([field]) => !printed.includes(field)));
};

/**
 * Creates the pass to store from a checked draft. Failure `place`: car, track or time is missing.
 * @param observation of the station; null if none
 * @param at time of the pass, ISO 8601
 * @param passes the racer's earlier passes, to freeze what was predicted from them
 * @param engines that have learned these passes
 * @param edited the pass before the edit; its prediction stays if car, track, time, air and timer do, its calculated values if slip and race do too
 */
export const entryToSave = (
  draft: EntryDraft,
  {
    uid,
    vehicle,
    location,
    at,
    observation,
    fields,
    passes,
    engines,
    edited,
  }: {
    uid: string;
    vehicle: Vehicle | undefined;
    location: Location | undefined;
    at: string | undefined;
    observation: WeatherObservation | null;
    fields: readonly CustomField[];
    passes: readonly LogEntry[];
    engines: readonly Engine[];
    edited: LogEntry | undefined;
  },
): Result<LogEntry> => {
  if (vehicle === undefined || location === undefined || at === undefined) {
    return failedAs(passFailures, 'place');
  }
  const weather = draft.weatherTyped ? readWeather(draft, at, observation) : observation;
  const event = readRace(draft);
  const setup = readSetup(draft, edited?.setup);
  const sameTime = edited?.log_entry_datetime === at;
  const sameTrack = edited?.location.uid === location.uid;
  const sameAir =
    sameTime && sameTrack && edited.vehicle.uid === vehicle.uid && sameStored(edited.weather, weather);
  const sameCall = sameAir && edited.setup?.throttle_stop === setup?.throttle_stop;
  const timeslip: LogEntry['timeslip'] = {
    ...(sameTrack ? beyondTrack(edited) : {}),
    datetime: sameTime ? edited.timeslip.datetime : at,
    lane: draft.lane,
    result: draft.result,
    quality: draft.quality,
    ...readSlip(draft, location.track_length).slip,
  };
  const { lane, result, quality } = timeslip;
  const { quality_sure: _, ...before } = edited?.timeslip ?? timeslip;
  const sameRun =
    sameCall && sameStored({ ...before, lane, result, quality }, timeslip) && sameStored(edited.event, event);
  const isSure = draft.qualitySure && quality === 'All Out';
  return createLogEntry(
    {
      log_entry_uid: uid,
      log_entry_datetime: at,
      vehicle,
      location,
      timeslip: isSure ? { ...timeslip, quality_sure: true } : timeslip,
      weather,
      notes: draft.notes.trim(),
      changes: draft.changes.trim(),
      custom_fields: readCustom(fields, draft.custom, edited?.custom_fields ?? {}),
      ...(setup && { setup }),
      ...(event && { event }),
    },
    {
      passes,
      engines,
      ...(sameCall && { predicted: edited.prediction }),
      ...(sameRun && { derived: edited.derived }),
    },
  );
};
