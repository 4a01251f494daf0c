import { formatClock, raceDay, type LogEntry, type SlipField } from '@holeshot/shared-core';
import type { EntryDraft } from './entryDraft';
import { readSlip } from './readSlip';

/** Fewest equal numbers; cars often repeat one. */
const fewest = 3;

/** Returns the question about a slip whose numbers a pass of the same car and day has; undefined if none has. */
export const loggedBefore = (
  draft: EntryDraft,
  at: string | undefined,
  passes: readonly LogEntry[],
): string | undefined => {
  const { slip } = readSlip(draft, 1320);
  // The dial is the same all day.
  const numbers = (Object.entries(slip) as [SlipField, number][]).filter(([field]) => field !== 'dialin_et');
  if (at === undefined || !numbers.some(([field]) => draft.fromSlip.filled[field] !== undefined))
    return undefined;
  const same = passes.find(({ vehicle, location: { timezone }, log_entry_datetime, timeslip }) => {
    const both = numbers.filter(([field]) => timeslip[field] !== undefined);
    // The days come last: to read one takes long, and few passes get there.
    return (
      vehicle.uid === draft.vehicleUid &&
      both.length >= fewest &&
      both.every(([field, number]) => timeslip[field] === number) &&
      raceDay(log_entry_datetime, timezone) === raceDay(at, timezone)
    );
  });
  return same && `You logged this slip at ${formatClock(same.log_entry_datetime, same.location.timezone)}.`;
};
