import {
  formatClock,
  formatDate,
  icons,
  passPath,
  type LogEntry,
  type PassField,
} from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useMemo, useState, type Ref } from 'react';
import { WindMark } from '../pass/WindMark';
import { windKey } from '../pass/windKey';
import { comparedRows } from './comparedRows';

const style = {
  borderCollapse: 'collapse',
  minWidth: '100%',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: { xs: 0.75, md: 1.5 },
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    maxWidth: 240,
    overflowWrap: 'anywhere',
  },
  '& td': { minWidth: 76 },
  '& thead th': { overflowWrap: 'normal', fontSize: '0.8125rem' },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    pl: 0,
    maxWidth: 96,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    overflowWrap: 'normal',
  },
  '& small': { display: 'block', fontSize: '0.9375rem', fontWeight: 600 },
} as const;

/** Table of passes side by side, one value a row, with differences from the first pass; more rows fold out. */
export const CompareTable = ({
  entries,
  fields,
  ref,
  onTakeOut,
}: {
  entries: readonly LogEntry[];
  fields: readonly PassField[];
  /** Gets the area of the table, for the focus. */
  ref?: Ref<HTMLDivElement>;
  /** Removes a pass from the comparison; undefined for a fixed one. */
  onTakeOut?: (entry: LogEntry) => void;
}) => {
  const rows = useMemo(() => comparedRows(fields, entries), [fields, entries]);
  const [unfolded, unfold] = useState(false);
  return (
    <>
      <Box
        ref={ref}
        tabIndex={0}
        role="region"
        aria-label="Compared passes"
        sx={{
          mt: 1,
          overflow: 'auto',
          // Keeps its visually hidden text inside its scroll area.
          position: 'relative',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: 2 },
        }}
      >
        <Box component="table" sx={style}>
          <thead>
            <tr>
              <td />
              {entries.map((entry) => {
                const { log_entry_datetime: at, location } = entry;
                const [day, time] = [formatDate(at, location.timezone), formatClock(at, location.timezone)];
                return (
                  <th key={entry.log_entry_uid} scope="col">
                    <Box
                      sx={{
                        display: 'flex',
                        flexDirection: { xs: 'column', md: 'row' },
                        alignItems: { md: 'center' },
                      }}
                    >
                      <Link
                        href={passPath(entry)}
                        sx={{
                          display: 'inline-flex',
                          flexWrap: 'wrap',
                          columnGap: '0.5ch',
                          alignItems: 'center',
                          font: 'inherit',
                          fontWeight: 600,
                          minHeight: 44,
                        }}
                      >
                        {day} <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
                      </Link>
                      {onTakeOut !== undefined && (
                        <IconButton
                          aria-label={`Remove the pass of ${day} ${time}`}
                          onClick={() => onTakeOut(entry)}
                          sx={{ alignSelf: 'flex-start', ml: { xs: -1.25, md: 0 } }}
                        >
                          <Icon path={icons.closeIcon} size={18} />
                        </IconButton>
                      )}
                    </Box>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ isMain }) => isMain || unfolded)
              .map(({ key, label, values }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {values.map(({ entry, shown, difference }) => (
                    <td key={entry.log_entry_uid}>
                      {shown === '' ? '–' : key === windKey ? <WindMark entry={entry} /> : shown}
                      {difference !== undefined && <small>{difference}</small>}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </Box>
      </Box>
      {rows.some(({ isMain }) => !isMain) && (
        <Button aria-expanded={unfolded} onClick={() => unfold(!unfolded)} sx={{ mt: 1 }}>
          {unfolded ? 'Fewer rows' : 'More rows'}
        </Button>
      )}
    </>
  );
};
