import type { LogEntry } from '@holeshot/shared-core';
import { memo, type ReactNode } from 'react';
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
    mark,
    onOpen,
  }: {
    entry: LogEntry;
    columns: readonly PassColumn[];
    /** What stands before the date. */
    mark: ReactNode;
    onOpen: (entry: LogEntry) => void;
  }) => {
    const [date, ...others] = columns;
    return (
      <tr>
        <th scope="row" className="stuck">
          {mark}
          <button type="button" onClick={() => onOpen(entry)}>
            {date?.show(entry)}
          </button>
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
