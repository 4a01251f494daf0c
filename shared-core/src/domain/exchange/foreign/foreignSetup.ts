import { checkSetup } from '../../entities/checkSetup';
import type { SlipTimes } from '../../entities/LogEntry';
import type { PassSetup } from '../../entities/PassSetup';
import { withoutAbsent } from '../../plain/withoutAbsent';
import { feet, seconds } from '../../units/units';
import type { ForeignCells } from './foreignCells';

/**
 * Reads what was set for the pass of a row with this slip; undefined where the table has none. A value that is wrong
 * or doubted is left out: the engine would learn from it.
 */
export const foreignSetup = (cells: ForeignCells, slip: SlipTimes): PassSetup | undefined => {
  const read = (field: 'throttle_stop' | 'delay'): PassSetup[typeof field] => {
    const value = cells.number(`setup.${field}`, feet(0));
    if (value === undefined) return undefined;
    const { errors, doubts } = checkSetup({ [field]: value }, slip);
    if ((errors[field] ?? doubts[field]) === undefined) return seconds(value);
    cells.leaveOut(`setup.${field}`, 'not likely for this pass');
    return undefined;
  };
  const setup: PassSetup = withoutAbsent({ throttle_stop: read('throttle_stop'), delay: read('delay') });
  return Object.keys(setup).length === 0 ? undefined : setup;
};
