import type { LogEntry } from '@holeshot/shared-core';
import { memo } from 'react';
import { PickBox, type PickState } from '../compare/PickBox';
import { longText } from './columnTracks';
import type { PassColumn } from './passColumns';
import { WindMark } from './WindMark';

const classOf = ({ key, numeric, strong }: PassColumn, text: string, { timeslip }: LogEntry): string =>
  [
    numeric ? 'figure' : '',
    text.length > longText ? 'long' : '',
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
    texts,
    pick,
    onPick,
    onOpen,
  }: {
    entry: LogEntry;
    columns: readonly PassColumn[];
    /** What its cells say, one for each column. */
    texts: readonly string[];
    /** Undefined where passes are not being chosen. */
    pick: PickState | undefined;
    onPick: (entry: LogEntry) => void;
    onOpen: (entry: LogEntry) => void;
  }) => {
    return (
      <tr role="row">
        <th scope="row" role="rowheader" className="stuck">
          <div className="lead">
            {pick !== undefined && <PickBox entry={entry} pick={pick} onPick={onPick} />}
            <button type="button" onClick={() => onOpen(entry)}>
              {texts[0]}
            </button>
          </div>
        </th>
        {columns.slice(1).map((column, index) => {
          const text = texts[index + 1] ?? '';
          return (
            <td key={column.key} role="cell" className={classOf(column, text, entry)}>
              {column.key === 'weather.wind_direction' ? <WindMark entry={entry} /> : text}
            </td>
          );
        })}
      </tr>
    );
  },
);
PassTableRow.displayName = 'PassTableRow';
