import { nextRound, type LogEntry } from '@holeshot/shared-core';
import type { EntryDraft } from '../entry/entryDraft';
import { slipText } from '../entry/slipText';

/** The event of a pass and the round after it, as a new round begins with them. */
export const offeredEvent = ({
  event = {},
}: LogEntry): Pick<EntryDraft, 'event_name' | 'event_class' | 'true_start' | 'round'> => ({
  event_name: event.name ?? '',
  event_class: event.class ?? '',
  true_start: event.true_start ?? false,
  round: nextRound(event.round ?? ''),
});

/** What “Same as last pass” fills in beside car and track. */
export const sameAsLast = (
  last: LogEntry,
): Pick<EntryDraft, 'event_name' | 'event_class' | 'true_start' | 'round' | 'lane' | 'dialin_et'> => ({
  ...offeredEvent(last),
  lane: last.timeslip.lane,
  dialin_et: slipText('dialin_et', last.timeslip.dialin_et),
});
