import type { LogEntry } from '../entities/LogEntry';
import { foulsOf, type Foul } from './fouls';

/** Lists the fouls of the racer on a pass; a pass for time only is no race, and has no breakout. */
export const passFouls = ({ timeslip, derived }: Pick<LogEntry, 'timeslip' | 'derived'>): Foul[] => {
  const { reaction_time: reaction, dialin_et: dial, result } = timeslip;
  return foulsOf({ reaction, ...(result !== 'Time Only' && { et: derived.finish_et, dial }) });
};
