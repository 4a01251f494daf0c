import {
  passOutcome,
  slipFieldLabels,
  type CustomField,
  type LogEntry,
  type SlipField,
} from '@holeshot/shared-core';
import { customTexts } from './customValues';
import { freshEntry, type EntryDraft, type EntryTime } from './entryDraft';
import { resultOfDraft } from './outcomeOfDraft';
import { raceTexts, tellsOtherLane } from './readRace';
import { setupTexts } from './setupTexts';
import { slipText } from '../typed/slipText';

/** Tells whether the racer chose the stored result: the stored race gives another or none. */
const isByHand = ({ timeslip, derived, event = {} }: LogEntry): boolean => {
  const outcome = tellsOtherLane(raceTexts(event)) ? passOutcome(timeslip, derived, event) : undefined;
  const untouched = { result: 'Time Only', resultByHand: false, round: event.round ?? '' } as const;
  return timeslip.result !== resultOfDraft(untouched, outcome);
};

/**
 * Returns the draft of a stored pass.
 * @param time when it was run, on the track's clocks
 */
export const draftOfEntry = (
  entry: LogEntry,
  time: EntryTime,
  fields: readonly CustomField[],
): EntryDraft => {
  const { vehicle, location, timeslip, weather } = entry;
  const place = { vehicleUid: vehicle.uid, locationUid: location.uid, ...time };
  return {
    ...freshEntry({ passUid: entry.log_entry_uid, ...place }),
    ...(Object.fromEntries(
      Object.keys(slipFieldLabels).map((field) => [
        field,
        slipText(field as SlipField, timeslip[field as SlipField]),
      ]),
    ) as Record<SlipField, string>),
    ...setupTexts(entry.setup),
    lane: timeslip.lane,
    result: timeslip.result,
    quality: timeslip.quality,
    qualitySure: timeslip.quality_sure ?? false,
    resultByHand: isByHand(entry),
    ...raceTexts(entry.event),
    withoutWeather: weather === null,
    notes: entry.notes,
    changes: entry.changes,
    custom: customTexts(fields, entry.custom_fields),
  };
};
