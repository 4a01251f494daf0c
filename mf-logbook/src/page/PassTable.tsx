import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo } from 'react';
import type { PickState } from '../compare/PickBox';
import type { PassColumn } from './passColumns';
import { PassTableRows } from './PassTableRows';
import type { PassOrder } from './sortPasses';
import { useScrollsSideways } from './useScrollsSideways';

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
  // Stays in sight while the rest of a pass is scrolled to; a part that sticks costs time at each frame, so only there.
  '&[data-sideways=true] .stuck': { position: 'sticky', left: 0, bgcolor: 'background.default', zIndex: 1 },
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

/** More rows than a screen holds are drawn at once, the others as soon as nothing else waits. */
const drawnAtOnce = 20;

/** The log book as a table: the columns of a view, sorted by a press on their heads. */
export const PassTable = memo(
  ({
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
    const { scroller, sideways } = useScrollsSideways();
    const sortBy = ({ key }: PassColumn): void =>
      onOrder({ key, descending: key === order.key ? !order.descending : key === 'log_entry_datetime' });
    const first = useMemo(() => ({ entries: entries.slice(0, drawnAtOnce), columns }), [entries, columns]);
    const others = useMemo(() => ({ entries: entries.slice(drawnAtOnce), columns }), [entries, columns]);
    const later = useDeferredValue(others);
    const choosing = { pickOf, onPick, onOpen };
    return (
      <Box
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Passes"
        sx={{ overflowX: 'auto', '&:focus-visible': focus }}
      >
        <Box component="table" data-sideways={sideways} sx={style}>
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
          <PassTableRows {...first} {...choosing} />
          <PassTableRows {...later} {...choosing} />
        </Box>
      </Box>
    );
  },
);
PassTable.displayName = 'PassTable';
