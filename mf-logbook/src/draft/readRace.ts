import { mph, parseNumber, seconds, withoutAbsent, type RaceEvent } from '@holeshot/shared-core';
import type { EntryDraft } from './entryDraft';
import { slipText } from '../typed/slipText';

/** Number fields of the opponent's lane. */
export const opponentNumbers = ['opponent_dial', 'opponent_reaction', 'opponent_et', 'opponent_mph'] as const;

type RaceTexts = Pick<
  EntryDraft,
  | 'event_name'
  | 'event_class'
  | 'round'
  | 'opponent'
  | 'bye'
  | 'finished_first'
  | 'true_start'
  | (typeof opponentNumbers)[number]
>;

/** Tells whether it is known who was in the other lane: an opponent, or nobody. */
export const tellsOtherLane = (race: RaceTexts): boolean =>
  race.bye || race.opponent.trim() !== '' || opponentNumbers.some((field) => race[field].trim() !== '');

const text = (typed: string): string | undefined => typed.trim() || undefined;

const number = <Value>(typed: string, measuredIn: (value: number) => Value): Value | undefined => {
  const value = parseNumber(typed);
  return value === undefined ? undefined : measuredIn(value);
};

/** Reads the other lane; a bye has nothing of it, whatever was typed before. */
const readOpponent = (typed: RaceTexts): RaceEvent =>
  typed.bye
    ? { bye: true }
    : withoutAbsent({
        opponent: text(typed.opponent),
        opponent_dial: number(typed.opponent_dial, seconds),
        opponent_reaction: number(typed.opponent_reaction, seconds),
        opponent_et: number(typed.opponent_et, seconds),
        opponent_mph: number(typed.opponent_mph, mph),
        finished_first: typed.finished_first === '' ? undefined : typed.finished_first === 'me',
      });

/** Reads the typed race without texts that are no number; undefined if empty. */
export const readRace = (typed: RaceTexts): RaceEvent | undefined => {
  const event: RaceEvent = withoutAbsent({
    name: text(typed.event_name),
    class: text(typed.event_class),
    round: text(typed.round),
    ...readOpponent(typed),
    true_start: typed.true_start || undefined,
  });
  return Object.keys(event).length === 0 ? undefined : event;
};

/** Formats a stored race as form texts. */
export const raceTexts = (event: RaceEvent = {}): RaceTexts => ({
  event_name: event.name ?? '',
  event_class: event.class ?? '',
  round: event.round ?? '',
  bye: event.bye ?? false,
  opponent: event.opponent ?? '',
  opponent_dial: slipText('dialin_et', event.opponent_dial),
  opponent_reaction: slipText('reaction_time', event.opponent_reaction),
  opponent_et: slipText('et_1320', event.opponent_et),
  opponent_mph: slipText('mph_1320', event.opponent_mph),
  finished_first: event.finished_first === undefined ? '' : event.finished_first ? 'me' : 'opponent',
  true_start: event.true_start ?? false,
});
