import type { LogEntry } from '@holeshot/shared-core';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { PassColumn } from './passColumns';
import { pageSizes, usePassTable } from './usePassTable';

const rowsLabel = 'Passes on a page';

const cell = { px: 1, py: 1.25, borderColor: 'divider', whiteSpace: 'nowrap' } as const;

/** Stays in sight while the rest of a pass is scrolled to. */
const stuck = { position: 'sticky', left: 0, bgcolor: 'background.default', zIndex: 1 } as const;

const cellStyle = (column: PassColumn, index: number) => ({
  ...cell,
  ...(index === 0 && stuck),
  ...(column.strong && { fontWeight: 700, fontSize: '1rem' }),
});

/** The log book of a wide screen: all columns, sorted by a press on their heads, in pages. */
export const PassTable = ({
  entries,
  columns,
  onOpen,
}: {
  entries: LogEntry[];
  columns: PassColumn[];
  onOpen: (entry: LogEntry) => void;
}) => {
  const table = usePassTable(entries, columns);
  const { pageIndex, pageSize } = table.state.pagination;
  const [sorted] = table.state.sorting;
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label="Passes">
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((column, index) => {
                const direction = sorted?.id !== column.key ? false : sorted.desc ? 'desc' : 'asc';
                return (
                  <TableCell
                    key={column.key}
                    align={column.numeric ? 'right' : 'left'}
                    sortDirection={direction}
                    sx={{ ...cell, ...(index === 0 && stuck), color: 'text.secondary' }}
                  >
                    <TableSortLabel
                      active={direction !== false}
                      hideSortIcon
                      direction={direction === false ? 'asc' : direction}
                      onClick={() => table.getColumn(column.key)?.toggleSorting()}
                      sx={{ minHeight: 32 }}
                    >
                      {column.label}
                    </TableSortLabel>
                  </TableCell>
                );
              })}
            </TableRow>
          </TableHead>
          <TableBody>
            {table.getRowModel().rows.map((row) => (
              <TableRow key={row.id} hover>
                {columns.map((column, index) => (
                  <TableCell
                    key={column.key}
                    align={column.numeric ? 'right' : 'left'}
                    sx={{
                      ...cellStyle(column, index),
                      ...(column.key === 'timeslip.quality' &&
                        row.original.timeslip.quality !== 'All Out' && { color: 'warning.main' }),
                    }}
                  >
                    {index === 0 ? (
                      <Link component="button" underline="hover" onClick={() => onOpen(row.original)}>
                        {column.show(row.original)}
                      </Link>
                    ) : (
                      column.show(row.original)
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={entries.length}
        page={pageIndex}
        rowsPerPage={pageSize}
        rowsPerPageOptions={pageSizes}
        labelRowsPerPage={rowsLabel}
        onPageChange={(_, page) => table.setPageIndex(page)}
        onRowsPerPageChange={(event) => table.setPageSize(Number(event.target.value))}
        slotProps={{ select: { native: true, inputProps: { 'aria-label': rowsLabel } } }}
      />
    </>
  );
};
