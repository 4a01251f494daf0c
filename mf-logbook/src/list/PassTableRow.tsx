import { passPath, type LogEntry, type PassDoubt } from '@holeshot/shared-core';
import { memo } from 'react';
import { PickBox, type PickState } from '../pass/PickBox';
import { longText } from './columnTracks';
import type { PassColumn } from './passColumns';
import { windKey } from '../pass/windKey';
import { WindMark } from '../pass/WindMark';

const qualityKey = 'timeslip.quality';

/** Returns the column that asks about a doubt: the quality, in a view without it the miss. */
const askedIn = (columns: readonly PassColumn[]): string =>
  columns.some(({ key }) => key === qualityKey) ? qualityKey : 'pred';

const classOf = ({ numeric, strong }: PassColumn, text: string, isCaution: boolean): string =>
  [
    numeric ? 'figure' : '',
    text.length > longText ? 'long' : '',
    strong ? 'strong' : '',
    isCaution ? 'doubtful' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Row of a pass, drawn again only when it or the columns change: there are up to 300. */
export const PassTableRow = memo(
  ({
    entry,
    columns,
    texts,
    doubt,
    pick,
    onPick,
  }: {
    entry: LogEntry;
    columns: readonly PassColumn[];
    /** Texts of its cells, one for each column. */
    texts: readonly string[];
    /** Quality that the pass looks like instead of All Out. */
    doubt: PassDoubt | undefined;
    /** Undefined while no passes are chosen. */
    pick: PickState | undefined;
    onPick: (entry: LogEntry) => void;
  }) => {
    const asked = doubt && askedIn(columns);
    return (
      <tr role="row">
        <th scope="row" role="rowheader" className="stuck">
          <div className="lead">
            {pick !== undefined && <PickBox entry={entry} pick={pick} onPick={onPick} />}
            <a href={passPath(entry)}>{texts[0]}</a>
          </div>
        </th>
        {columns.slice(1).map((column, index) => {
          const isAsked = column.key === asked;
          const text = isAsked ? `${doubt}?` : (texts[index + 1] ?? '');
          const isMarked = column.key === qualityKey && entry.timeslip.quality !== 'All Out';
          return (
            <td key={column.key} role="cell" className={classOf(column, text, isAsked || isMarked)}>
              {column.key === windKey ? <WindMark entry={entry} /> : text}
            </td>
          );
        })}
      </tr>
    );
  },
);
PassTableRow.displayName = 'PassTableRow';
