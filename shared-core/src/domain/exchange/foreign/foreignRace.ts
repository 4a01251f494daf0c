import type { RaceEvent } from '../../entities/RaceEvent';
import { checkSlip } from '../../pass/checkSlip';
import type { SlipField } from '../../pass/slipFields';
import { feet, mph, seconds } from '../../units/units';
import { withoutAbsent } from '../../plain/withoutAbsent';
import type { ForeignCells } from './foreignCells';

/** Reads the race of a row: event, round and the opponent's lane; undefined where the table has none. */
export const foreignRace = (cells: ForeignCells): RaceEvent | undefined => {
  const text = (field: 'name' | 'class' | 'round' | 'opponent') => cells.text(`event.${field}`) || undefined;
  /** Reads a number in the range of the own lane's number. */
  const number = <Value>(
    field: 'opponent_dial' | 'opponent_reaction' | 'opponent_et' | 'opponent_mph',
    like: SlipField,
    measuredIn: (value: number) => Value,
  ): Value | undefined => {
    const value = cells.number(`event.${field}`, feet(0));
    if (value === undefined) return undefined;
    const problem = checkSlip({ [like]: value }).errors[like];
    // The pass of the own lane stays, whatever the other one shows.
    if (problem !== undefined && cells.lane !== undefined) {
      cells.leaveOut(`event.${field}`, 'out of range');
      return undefined;
    }
    if (problem !== undefined) cells.problems.push(`Opponent: ${problem}`);
    return measuredIn(value);
  };
  const event: RaceEvent = withoutAbsent({
    name: text('name'),
    class: text('class'),
    round: text('round'),
    opponent: text('opponent'),
    opponent_dial: number('opponent_dial', 'dialin_et', seconds),
    opponent_reaction: number('opponent_reaction', 'reaction_time', seconds),
    opponent_et: number('opponent_et', 'et_1320', seconds),
    opponent_mph: number('opponent_mph', 'mph_1320', mph),
  });
  return Object.keys(event).length === 0 ? undefined : event;
};
