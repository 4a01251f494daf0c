import type { LogEntry } from '@holeshot/shared-core';
import { memo } from 'react';
import type { PickState } from '../compare/PickBox';
import type { PassColumn } from './passColumns';
import { PassTableRow } from './PassTableRow';

/** Some of the passes of a page, as the rows of its table. */
export const PassTableRows = memo(
  ({
    entries,
    columns,
    pickOf,
    onPick,
    onOpen,
  }: {
    entries: readonly LogEntry[];
    columns: readonly PassColumn[];
    /** Undefined where passes are not being chosen. */
    pickOf: ((entry: LogEntry) => PickState) | undefined;
    onPick: (entry: LogEntry) => void;
    onOpen: (entry: LogEntry) => void;
  }) => (
    <tbody>
      {entries.map((entry) => (
        <PassTableRow
          key={entry.log_entry_uid}
          entry={entry}
          columns={columns}
          pick={pickOf?.(entry)}
          onPick={onPick}
          onOpen={onOpen}
        />
      ))}
    </tbody>
  ),
);
PassTableRows.displayName = 'PassTableRows';
