import type { LogEntry, PassDoubt } from '@holeshot/shared-core';
import { memo } from 'react';
import { PickBox, type PickState } from '../pass/PickBox';
import { longText } from './columnTracks';
import type { PassColumn } from './passColumns';
import { windKey } from '../pass/windKey';
import { WindMark } from '../pass/WindMark';

const qualityKey = 'timeslip.quality';

/** Where a doubt is asked about: beside the quality, in a view without it where a miss would stand that does not count. */
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

/** A pass as a row: drawn again only when it or the columns change, for there are up to 300. */
export const PassTableRow = memo(
  ({
    entry,
    columns,
    texts,
    doubt,
    pick,
    onPick,
    onOpen,
  }: {
    entry: LogEntry;
    columns: readonly PassColumn[];
    /** What its cells say, one for each column. */
    texts: readonly string[];
    /** What it looks like instead of All Out, to be asked about. */
    doubt: PassDoubt | undefined;
    /** Undefined where passes are not being chosen. */
    pick: PickState | undefined;
    onPick: (entry: LogEntry) => void;
    onOpen: (entry: LogEntry) => void;
  }) => {
    const asked = doubt && askedIn(columns);
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
