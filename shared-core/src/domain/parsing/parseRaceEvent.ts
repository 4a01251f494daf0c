import * as v from 'valibot';
import { mph, seconds } from '../units/units';
import { withoutAbsent } from '../plain/withoutAbsent';
import type { RaceEvent } from '../entities/RaceEvent';
import { lenient, quantity, storedId, storedNumber, storedRecord } from './stored';

const text = lenient(storedId);
const time = lenient(quantity(seconds));
const flag = lenient(v.boolean());

/** Drops a bye that another device has given an opponent since. */
const withoutMetBye = ({ bye, ...event }: RaceEvent): RaceEvent =>
  bye && !Object.keys(event).some((field) => /^opponent|^finished/.test(field)) ? { ...event, bye } : event;

const raceEvent = v.pipe(
  storedRecord({
    name: text,
    class: text,
    // Other programs store a round as a number.
    round: lenient(v.union([storedId, v.pipe(storedNumber, v.transform(String))])),
    bye: lenient(v.literal(true)),
    opponent: text,
    opponent_dial: time,
    opponent_reaction: time,
    opponent_et: time,
    opponent_mph: lenient(quantity(mph)),
    finished_first: flag,
    true_start: flag,
  }),
  v.transform((event): RaceEvent => withoutMetBye(withoutAbsent(event))),
);

/**
 * Reads the race of a stored pass without its wrong fields, so that no race breaks its pass; undefined where nothing
 * is left.
 */
export const parseRaceEvent = (stored: unknown): RaceEvent | undefined => {
  const read = v.safeParse(raceEvent, stored);
  return read.success && Object.keys(read.output).length > 0 ? read.output : undefined;
};
