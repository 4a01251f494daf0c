import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import type { PickState } from '../compare/PickBox';
import type { PassColumn } from './passColumns';
import { PassTableRow } from './PassTableRow';
import type { PassOrder } from './sortPasses';

const focus = {
  outline: '3px solid',
  outlineColor: 'primary.light',
  outlineOffset: 2,
  borderRadius: '4px',
} as const;

// One style for the whole table: a styled cell each would take longer than the rest of the page.
const style = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: 1,
    py: 0.5,
    height: 49,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    maxWidth: 320,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead th': { py: 0, color: 'text.secondary' },
  '& .lead': { display: 'flex', alignItems: 'center' },
  '& .figure': { textAlign: 'right' },
  '& .strong': { fontWeight: 700, fontSize: '1rem' },
  '& .doubtful': { color: 'warning.main' },
  // Stays in sight while the rest of a pass is scrolled to.
  '& .stuck': { position: 'sticky', left: 0, bgcolor: 'background.default', zIndex: 1 },
  '& tbody tr:hover > *': { bgcolor: 'action.hover' },
  '& button': {
    all: 'unset',
    lineHeight: '32px',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focus,
  },
  '& tbody button': { color: 'primary.dark' },
  '& thead button': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& [aria-sort=ascending] button::after': { content: '"\\00a0↑" / ""' },
  '& [aria-sort=descending] button::after': { content: '"\\00a0↓" / ""' },
  '& thead [aria-sort] button': { color: 'text.primary', fontWeight: 600 },
} as const;

/** The log book as a table: the columns of a view, sorted by a press on their heads. */
export const PassTable = ({
  entries,
  columns,
  order,
  onOrder,
  pickOf,
  onPick,
  onOpen,
}: {
  entries: readonly LogEntry[];
  columns: readonly PassColumn[];
  order: PassOrder;
  onOrder: (order: PassOrder) => void;
  /** Undefined where passes are not being chosen. */
  pickOf: ((entry: LogEntry) => PickState) | undefined;
  onPick: (entry: LogEntry) => void;
  onOpen: (entry: LogEntry) => void;
}) => {
  const sortBy = ({ key }: PassColumn): void =>
    onOrder({ key, descending: key === order.key ? !order.descending : key === 'log_entry_datetime' });
  return (
    <Box tabIndex={0} role="region" aria-label="Passes" sx={{ overflowX: 'auto', '&:focus-visible': focus }}>
      <Box component="table" sx={style}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={`${column.numeric ? 'figure' : ''} ${index === 0 ? 'stuck' : ''}`}
                {...(column.key === order.key && {
                  'aria-sort': order.descending ? 'descending' : 'ascending',
                })}
              >
                <button type="button" onClick={() => sortBy(column)}>
                  {column.label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
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
      </Box>
    </Box>
  );
};
