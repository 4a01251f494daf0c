import fc from 'fast-check';
import { mph, seconds } from '../units/units';
import type { RaceEvent } from './RaceEvent';

const text = fc.string({ minLength: 1, maxLength: 12 });
const time = fc.integer({ min: 1, max: 60_000 }).map((thousandths) => seconds(thousandths / 1000));

/** Any race of a pass, with as much of it known as may be. For tests. */
export const arbitraryEvent: fc.Arbitrary<RaceEvent> = fc.record(
  {
    name: text,
    class: text,
    round: text,
    opponent: text,
    opponent_dial: time,
    opponent_reaction: time.map((value) => seconds(value / 60 - 0.2)),
    opponent_et: time,
    opponent_mph: fc.integer({ min: 10, max: 400 }).map(mph),
    finished_first: fc.boolean(),
    true_start: fc.boolean(),
  },
  { requiredKeys: [] },
);
