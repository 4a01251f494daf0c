import type { LogEntry } from '../entities/LogEntry';
import { seconds, type Seconds } from '../units/units';

/** Margin of a race in parts that add up to it, each positive where it helped the racer. */
export interface MarginParts {
  /** Reaction of the opponent over that of the racer. */
  light: Seconds;
  /** Dial of the racer over the call; undefined without dials or a call. */
  dial: Seconds | undefined;
  /** What both cars ran, against the call or the dial; without dials ET against ET. */
  run: Seconds;
}

/** Splits the margin of a round into what the light, the dial and the run brought; undefined where it is not known. */
export const marginParts = ({
  timeslip: { reaction_time, dialin_et },
  derived: { margin, finish_ddp },
  event,
}: Pick<LogEntry, 'timeslip' | 'derived' | 'event'>): MarginParts | undefined => {
  if (margin === undefined || reaction_time === undefined || event?.opponent_reaction === undefined) {
    return undefined;
  }
  const light = seconds(event.opponent_reaction - reaction_time);
  const dial =
    dialin_et === undefined || finish_ddp === undefined ? undefined : seconds(dialin_et - finish_ddp);
  return { light, dial, run: seconds(margin - light - (dial ?? 0)) };
};
