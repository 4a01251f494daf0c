import type { LogEntry } from '@holeshot/shared-core';
import { memo } from 'react';
import { PickBox, type PickState } from '../compare/PickBox';
import type { PassColumn } from './passColumns';
import { WindMark } from './WindMark';

const classOf = ({ key, numeric, strong }: PassColumn, { timeslip }: LogEntry): string =>
  [
    numeric ? 'figure' : '',
    strong ? 'strong' : '',
    key === 'timeslip.quality' && timeslip.quality !== 'All Out' ? 'doubtful' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** A pass as a row: drawn again only when it or the columns change, for there are up to 300. */
export const PassTableRow = memo(
  ({
    entry,
    columns,
    pick,
    onPick,
    onOpen,
  }: {
    entry: LogEntry;
    columns: readonly PassColumn[];
    /** Undefined where passes are not being chosen. */
    pick: PickState | undefined;
    onPick: (entry: LogEntry) => void;
    onOpen: (entry: LogEntry) => void;
  }) => {
    const [date, ...others] = columns;
    return (
      <tr>
        <th scope="row" className="stuck">
          <div className="lead">
            {pick !== undefined && <PickBox entry={entry} pick={pick} onPick={onPick} />}
            <button type="button" onClick={() => onOpen(entry)}>
              {date?.show(entry)}
            </button>
          </div>
        </th>
        {others.map((column) => (
          <td key={column.key} className={classOf(column, entry)}>
            {column.key === 'weather.wind_direction' ? <WindMark entry={entry} /> : column.show(entry)}
          </td>
        ))}
      </tr>
    );
  },
);
PassTableRow.displayName = 'PassTableRow';
