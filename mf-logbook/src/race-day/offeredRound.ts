import { nextRound, type LogEntry } from '@holeshot/shared-core';
import type { EntryDraft } from '../entry/entryDraft';
import { slipText } from '../entry/slipText';

type Offered = Pick<EntryDraft, 'event_name' | 'event_class' | 'true_start' | 'round'>;

/** The event of a pass and the round after it. */
const after = ({ event = {} }: LogEntry): Offered => ({
  event_name: event.name ?? '',
  event_class: event.class ?? '',
  true_start: event.true_start ?? false,
  round: nextRound(event.round ?? ''),
});

/**
 * What a new round of a car begins with: the event of its last pass of the day and the round after that; a car that
 * has not run yet is at the event of the others.
 * @param today the passes of the day, newest first
 */
export const offeredRound = (today: readonly LogEntry[], vehicleUid: string): Offered => {
  const own = today.find(({ vehicle }) => vehicle.uid === vehicleUid);
  if (own !== undefined) return after(own);
  const { name: event_name = '', true_start = false } = today[0]?.event ?? {};
  return { event_name, event_class: '', true_start, round: 'T1' };
};

/** What “Same as last pass” fills in beside the track. */
export const sameAsLast = (last: LogEntry): Offered & Pick<EntryDraft, 'lane' | 'dialin_et'> => ({
  ...after(last),
  lane: last.timeslip.lane,
  dialin_et: slipText('dialin_et', last.timeslip.dialin_et),
});
