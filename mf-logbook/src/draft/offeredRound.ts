import { nextRound, type LogEntry } from '@holeshot/shared-core';
import type { EntryDraft } from './entryDraft';
import { setupTexts, type SetupTexts } from './setupTexts';
import { slipText } from '../typed/slipText';

type Event = Pick<EntryDraft, 'event_name' | 'event_class' | 'true_start' | 'round'>;
type Setup = Pick<EntryDraft, 'lane' | 'dialin_et'>;

const raceOf = ({ event = {} }: LogEntry): Omit<Event, 'round'> => ({
  event_name: event.name ?? '',
  event_class: event.class ?? '',
  true_start: event.true_start ?? false,
});

/** Returns the event of a pass and the round after it. */
const after = (pass: LogEntry): Event => ({
  ...raceOf(pass),
  round: nextRound(pass.event?.round ?? '', pass.timeslip.result),
});

const setupOf = ({ timeslip: { lane, dialin_et } }: LogEntry): Setup => ({
  lane,
  dialin_et: slipText('dialin_et', dialin_et),
});

/** Returns the event of a car's new pass; a pass without an event, between rounds, does not count. */
const eventOf = (today: readonly LogEntry[], vehicleUid: string, isRound: boolean): Event => {
  const raced = today.filter(({ event }) => event !== undefined);
  const own = raced.find(({ vehicle }) => vehicle.uid === vehicleUid);
  if (own !== undefined) return after(own);
  const { name: event_name = '', true_start = false } = raced[0]?.event ?? {};
  return { event_name, event_class: '', true_start, round: isRound || raced.length > 0 ? 'T1' : '' };
};

/**
 * Returns the defaults of a car's new pass: lane and dial of its last pass of the day, the event of its last round and
 * the next round; before its first, the event of the others.
 * @param today passes of the day, newest first
 * @param isRound the pass is a round, even the first one of the day
 */
export const offeredRound = (
  today: readonly LogEntry[],
  vehicleUid: string,
  isRound: boolean,
): Event & Setup => {
  const last = today.find(({ vehicle }) => vehicle.uid === vehicleUid);
  return {
    ...eventOf(today, vehicleUid, isRound),
    ...(last === undefined ? { lane: 'Left', dialin_et: '' } : setupOf(last)),
  };
};

/**
 * Returns the values that “Same as last pass” fills in beside the track. The rounds of another day are over; a pass
 * without an event gives none.
 */
export const sameAsLast = (last: LogEntry): Partial<Omit<Event, 'round'>> & Setup & SetupTexts => ({
  ...(last.event && raceOf(last)),
  ...setupOf(last),
  ...setupTexts(last.setup),
});
