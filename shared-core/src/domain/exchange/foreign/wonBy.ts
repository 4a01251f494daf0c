import type { Lane, PassResult } from '../../entities/LogEntry';
import { plainName } from '../../cells/plainName';
import { saysNone } from '../../cells/readCellNumber';
import type { ForeignCells } from './foreignCells';
import { readLane } from './readChoices';

/** Lanes that a race has besides each other. */
const others: Partial<Record<Lane, Lane>> = {
  ...{ Left: 'Right', Right: 'Left' },
  ...{ 'Lane 1': 'Lane 2', 'Lane 2': 'Lane 1' },
};

/**
 * Reads the result of a row whose cell names the winner: its lane, car or driver. Another name is left out.
 * @param own lane of the row; undefined where the table does not tell
 * @param hasTwo the column holds a 2, so that its 1 is a lane and no yes
 */
export const wonBy = (
  cells: ForeignCells,
  own: Lane | undefined,
  hasTwo: boolean,
): PassResult | undefined => {
  const cell = cells.text('winner');
  if (saysNone(cell)) return undefined;
  const isName = (target: 'vehicle' | 'event.opponent'): boolean =>
    plainName(cell) !== '' && plainName(cells.text(target)) === plainName(cell);
  if (isName('event.opponent') !== isName('vehicle')) return isName('vehicle') ? 'Win' : 'Loss';
  const lane = hasTwo || !/^\d$/.test(cell) ? readLane(cell) : undefined;
  const isKnown = lane !== undefined && own !== undefined && (lane === own || lane === others[own]);
  if (!isKnown) {
    cells.leaveOut('winner', 'no lane or name of this row');
    return undefined;
  }
  // A column of W and L means the loss by it.
  if (/^l$/i.test(cell)) cells.remarks.push(`Winner: “${cell}” was taken for the left lane.`);
  return lane === own ? 'Win' : 'Loss';
};
