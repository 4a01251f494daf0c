import type { LogEntry } from '@holeshot/shared-core';
import { memo } from 'react';
import type { PassColumn } from './passColumns';
import type { PassHandling } from './PassHandling';
import { PassTableRow } from './PassTableRow';
import { useRowKeys } from './useRowKeys';

/** Some of the passes of a page, as rows of its table. */
export const PassTableRows = memo(
  ({
    entries,
    columns,
    textsOf,
    doubtOf,
    pickOf,
    onPick,
  }: {
    entries: readonly LogEntry[];
    columns: readonly PassColumn[];
    /** Returns the texts of a pass, one for each column. */
    textsOf: (entry: LogEntry) => readonly string[];
  } & PassHandling) => {
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
          />
        ))}
      </tbody>
    );
  },
);
PassTableRows.displayName = 'PassTableRows';
