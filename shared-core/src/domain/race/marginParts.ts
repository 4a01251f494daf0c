import type { LogEntry } from '../entities/LogEntry';
import { isIndexClass } from '../pass/indexClasses';
import { seconds, type Seconds } from '../units/units';

/** Margin of a round in parts that add up to it, each positive where it helped the racer. */
export interface MarginParts {
  /** Reaction of the opponent over that of the racer. */
  light: Seconds;
  /** Dial of the racer over the call; undefined without a call, and on an index, which nobody chooses. */
  dial: Seconds | undefined;
  /** Call, else the dial, over the ET of the racer; undefined where both are unknown. */
  run: Seconds | undefined;
  /** Run of the opponent: the rest. */
  opponent: Seconds;
}

const difference = (one: Seconds | undefined, other: Seconds | undefined): Seconds | undefined =>
  one === undefined || other === undefined ? undefined : seconds(one - other);

/**
 * Splits the margin of a round into what the light, the dial, the run and the opponent brought; undefined where it is
 * not known, or was run without dials.
 */
export const marginParts = ({
  timeslip: { reaction_time, dialin_et },
  derived: { margin, finish_ddp, finish_et },
  setup,
  event,
}: Pick<LogEntry, 'timeslip' | 'derived' | 'setup' | 'event'>): MarginParts | undefined => {
  const light = difference(event?.opponent_reaction, reaction_time);
  if (margin === undefined || light === undefined || dialin_et === undefined) return undefined;
  const isIndex = (setup?.throttle_stop ?? 0) > 0 || isIndexClass(event?.class ?? '');
  const dial = isIndex ? undefined : difference(dialin_et, finish_ddp);
  const run = difference(dial === undefined ? dialin_et : finish_ddp, finish_et);
  return { light, dial, run, opponent: seconds(margin - light - (dial ?? 0) - (run ?? 0)) };
};
