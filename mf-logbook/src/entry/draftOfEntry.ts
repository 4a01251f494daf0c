import { slipFieldLabels, type CustomField, type LogEntry, type SlipField } from '@holeshot/shared-core';
import { customTexts } from './customValues';
import { freshEntry, type EntryDraft } from './entryDraft';
import { raceTexts } from './readRace';
import { slipText } from './slipText';

/**
 * A stored pass as the form shows it.
 * @param localTime when it was run, on the track's clocks
 */
export const draftOfEntry = (
  {
    log_entry_uid: passUid,
    vehicle,
    location,
    timeslip,
    weather,
    notes,
    changes,
    custom_fields,
    event,
  }: LogEntry,
  localTime: string,
  fields: readonly CustomField[],
): EntryDraft => ({
  ...freshEntry({ passUid, vehicleUid: vehicle.uid, locationUid: location.uid, localTime }),
  ...(Object.fromEntries(
    Object.keys(slipFieldLabels).map((field) => [
      field,
      slipText(field as SlipField, timeslip[field as SlipField]),
    ]),
  ) as Record<SlipField, string>),
  lane: timeslip.lane,
  result: timeslip.result,
  quality: timeslip.quality,
  resultByHand: true,
  ...raceTexts(event),
  withoutWeather: weather === null,
  notes,
  changes,
  custom: customTexts(fields, custom_fields),
});
