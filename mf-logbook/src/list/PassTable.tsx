import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo } from 'react';
import { oncePerPass } from '../pass/oncePerPass';
import { columnTracks } from './columnTracks';
import type { PassColumn } from './passColumns';
import type { PassHandling } from './PassHandling';
import { PassTableRows } from './PassTableRows';
import type { PassOrder } from './sortPasses';
import { useScrollsSideways } from './useScrollsSideways';

const focus = {
  outline: '3px solid',
  outlineColor: 'primary.light',
  outlineOffset: 2,
  borderRadius: '4px',
} as const;

/** Rows drawn at once, as many as a screen holds; the others follow in idle time. */
const drawnAtOnce = 15;
/** Rows drawn together once they come near the screen. */
const drawnTogether = 20;

// One style for the whole table: a styled cell each would take longer than the rest of the page. Each row is a grid of
// its own, so that the browser lays out only the rows in sight.
const style = {
  display: 'block',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& thead, & tbody': { display: 'block', gridTemplateColumns: 'inherit' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'inherit',
    borderBottom: 1,
    borderColor: 'divider',
  },
  // Only below the fold, and in groups: a check of each row costs a scroll more than drawing it.
  '& tbody + tbody': { contentVisibility: 'auto', containIntrinsicHeight: `auto ${51 * drawnTogether}px` },
  '& th, & td': { px: 1, lineHeight: '48px', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& .long': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead th': { color: 'text.secondary' },
  '& .lead': { display: 'flex', alignItems: 'center' },
  '& .figure': { textAlign: 'right' },
  '& .strong': { fontWeight: 700, fontSize: '1rem' },
  '& .doubtful': { color: 'warning.main' },
  // Stays in sight during a sideways scroll; a sticky part costs time at each frame, so only then.
  '&[data-sideways=true] .stuck': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.default',
    borderRight: 1,
    borderColor: 'divider',
  },
  // Own background below the tint: the tint alone would show the content below.
  '& tbody tr:hover, &[data-sideways=true] tbody tr:hover .stuck': {
    backgroundImage: 'linear-gradient(var(--hs-palette-action-hover) 0 0)',
  },
  '& button, & a': {
    all: 'unset',
    touchAction: 'manipulation',
    userSelect: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { ...focus, outlineOffset: -3 },
  },
  '& a': { color: 'primary.dark' },
  '& [aria-sort=ascending] button::after': { content: '"\\00a0↑" / ""' },
  '& [aria-sort=descending] button::after': { content: '"\\00a0↓" / ""' },
  '& thead [aria-sort] button': { color: 'text.primary', fontWeight: 600 },
} as const;

/** Log book as a table: the columns of a view, sorted by a press on their heads. */
export const PassTable = memo(
  ({
    entries,
    columns,
    order,
    onOrder,
    doubtOf,
    pickOf,
    onPick,
  }: {
    entries: readonly LogEntry[];
    columns: readonly PassColumn[];
    order: PassOrder;
    onOrder: (order: PassOrder) => void;
  } & PassHandling) => {
    const { scroller, sideways } = useScrollsSideways();
    const sortBy = ({ key }: PassColumn): void =>
      onOrder({ key, descending: key === order.key ? !order.descending : key === 'log_entry_datetime' });
    const textsOf = useMemo(
      () => oncePerPass((entry) => columns.map((column) => column.show(entry))),
      [columns],
    );
    const [first, others] = useMemo(() => {
      const rows = { columns, textsOf };
      const groups = [];
      for (let start = drawnAtOnce; start < entries.length; start += drawnTogether)
        groups.push({ start, entries: entries.slice(start, start + drawnTogether), ...rows });
      return [{ entries: entries.slice(0, drawnAtOnce), ...rows }, groups];
    }, [entries, columns, textsOf]);
    const later = useDeferredValue(others, []);
    const tracksOf = useMemo(() => columnTracks(columns), [columns]);
    const tracks = useMemo(() => tracksOf(entries.map(textsOf)), [tracksOf, entries, textsOf]);
    const choosing = { doubtOf, pickOf, onPick };
    return (
      <Box
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Passes"
        sx={{ overflowX: 'auto', '&:focus-visible': focus }}
      >
        {/* The roles restore the table that a grid hides from some browsers. */}
        <Box component="table" role="table" data-sideways={sideways} sx={style} style={tracks}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, index) => (
                <th
                  key={column.key}
                  scope="col"
                  role="columnheader"
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
          {later.map(({ start, ...rows }) => (
            <PassTableRows key={start} {...rows} {...choosing} />
          ))}
        </Box>
      </Box>
    );
  },
);
PassTable.displayName = 'PassTable';
