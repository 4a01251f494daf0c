import type { LogEntry } from '@holeshot/shared-core';
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { PassColumn } from './passColumns';

/** How many passes a page of the table can hold; the first is the default. */
export const pageSizes = [50, 100, 300];

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

const initialState = {
  sorting: [{ id: 'log_entry_datetime', desc: true }],
  pagination: { pageIndex: 0, pageSize: pageSizes[0] ?? 50 },
};

const columnDef = (column: PassColumn): ColumnDef<typeof features, LogEntry> => ({
  id: column.key,
  accessorFn: column.value,
  sortUndefined: 'last',
  sortDescFirst: column.key === 'log_entry_datetime',
});

/** The log book sorted and in pages; newest first to begin with. */
export const usePassTable = (
  entries: LogEntry[],
  columns: PassColumn[],
): ReactTable<typeof features, LogEntry> => {
  const columnDefs = useMemo(() => columns.map(columnDef), [columns]);
  return useTable({
    features,
    columns: columnDefs,
    data: entries,
    initialState,
    enableSortingRemoval: false,
    getRowId: (entry) => entry.log_entry_uid,
  });
};
