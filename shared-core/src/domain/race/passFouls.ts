import type { LogEntry } from '../entities/LogEntry';
import { foulsOf, type Foul } from './fouls';

/** Lists the fouls of the racer on a pass; a pass for time only and a bye have no breakout. */
export const passFouls = ({
  timeslip,
  derived,
  event,
}: Pick<LogEntry, 'timeslip' | 'derived' | 'event'>): Foul[] => {
  const { reaction_time: reaction, dialin_et: dial, result } = timeslip;
  return foulsOf({ reaction, ...(result !== 'Time Only' && !event?.bye && { et: derived.finish_et, dial }) });
};
