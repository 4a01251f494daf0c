import { nextRound, type LogEntry } from '@holeshot/shared-core';
import type { EntryDraft } from '../draft/entryDraft';
import { slipText } from '../draft/slipText';

type Offered = Pick<EntryDraft, 'event_name' | 'event_class' | 'true_start' | 'round'>;

/** The event of a pass and the round after it. */
const after = ({ event = {} }: LogEntry): Offered => ({
  event_name: event.name ?? '',
  event_class: event.class ?? '',
  true_start: event.true_start ?? false,
  round: nextRound(event.round ?? ''),
});

/**
 * What a new round of a car begins with: the event of its last round of the day and the round after that; a car that
 * has not raced yet is at the event of the others. A pass without an event, between rounds, says nothing of it.
 * @param today the passes of the day, newest first
 */
export const offeredRound = (today: readonly LogEntry[], vehicleUid: string): Offered => {
  const raced = today.filter(({ event }) => event !== undefined);
  const own = raced.find(({ vehicle }) => vehicle.uid === vehicleUid);
  if (own !== undefined) return after(own);
  const { name: event_name = '', true_start = false } = raced[0]?.event ?? {};
  return { event_name, event_class: '', true_start, round: 'T1' };
};

/** What “Same as last pass” fills in beside the track; of a pass without an event, nothing of one. */
export const sameAsLast = (last: LogEntry): Partial<Offered> & Pick<EntryDraft, 'lane' | 'dialin_et'> => ({
  ...(last.event && after(last)),
  lane: last.timeslip.lane,
  dialin_et: slipText('dialin_et', last.timeslip.dialin_et),
});
