import type { LogEntry } from '@holeshot/shared-core';
import { memo } from 'react';
import type { PickState } from '../compare/PickBox';
import type { PassColumn } from './passColumns';
import { PassTableRow } from './PassTableRow';
import type { DoubtOf } from './useDoubts';
import { useRowKeys } from './useRowKeys';

/** Some of the passes of a page, as the rows of its table. */
export const PassTableRows = memo(
  ({
    entries,
    columns,
    textsOf,
    doubtOf,
    pickOf,
    onPick,
    onOpen,
  }: {
    entries: readonly LogEntry[];
    columns: readonly PassColumn[];
    /** What the cells of a pass say, a text for each column. */
    textsOf: (entry: LogEntry) => readonly string[];
    doubtOf: DoubtOf;
    /** Undefined where passes are not being chosen. */
    pickOf: ((entry: LogEntry) => PickState) | undefined;
    onPick: (entry: LogEntry) => void;
    onOpen: (entry: LogEntry) => void;
  }) => {
    const keyOf = useRowKeys(entries);
    return (
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <PassTableRow
            key={keyOf(entry)}
            entry={entry}
            columns={columns}
            texts={textsOf(entry)}
            doubt={doubtOf(entry)}
            pick={pickOf?.(entry)}
            onPick={onPick}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    );
  },
);
PassTableRows.displayName = 'PassTableRows';
