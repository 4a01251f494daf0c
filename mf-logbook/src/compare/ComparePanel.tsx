import { formatDateTime, icons, type LogEntry, type PassField } from '@holeshot/shared-core';
import { Icon, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { WindMark } from '../pass/WindMark';
import { windKey } from '../pass/windKey';
import { comparedRows } from './comparedRows';

const style = {
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: { xs: 1, md: 1.5 },
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    maxWidth: 240,
    overflowWrap: 'anywhere',
  },
  '& td': { minWidth: 112 },
  '& thead th': { overflowWrap: 'normal' },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& small': { ml: 1, fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;

/** Table of passes side by side, one value a row, with differences from the first pass. */
export const ComparePanel = ({
  entries,
  fields,
  onOpen,
  onTakeOut,
}: {
  /** In the order of choice. */
  entries: readonly LogEntry[];
  fields: readonly PassField[];
  onOpen: (entry: LogEntry) => void;
  onTakeOut: (entry: LogEntry) => void;
}) => {
  const rows = useMemo(() => comparedRows(fields, entries), [fields, entries]);
  const [unfolded, unfold] = useState(false);
  const enough = entries.length > 1;
  const shown = unfolded && enough;
  // Choosing another pass closes the table.
  if (unfolded && !enough) unfold(false);
  const table = useRef<HTMLDivElement>(null);
  const folding = useRef<HTMLButtonElement>(null);
  const takeOut = (entry: LogEntry) => {
    onTakeOut(entry);
    // The pressed button disappears with its pass; with two passes left the table does too.
    if (entries.length > 2) table.current?.focus({ preventScroll: true });
    else folding.current?.focus();
  };
  // The table opens above the passes, which may be screens further down.
  useEffect(() => {
    if (!shown) return;
    table.current?.focus({ preventScroll: true });
    table.current?.closest('section')?.scrollIntoView?.({ block: 'start' });
  }, [shown]);
  return (
    // Closed, it stays in reach and leaves room for the passes.
    <Panel
      label="Compare"
      sx={{ mb: 2, scrollMarginTop: '8px', ...(!shown && { position: 'sticky', top: 8, zIndex: 2 }) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h2">Compare</Typography>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {enough
            ? `${entries.length} passes, each against the first.`
            : `Choose 2 to 4 passes below; ${entries.length} chosen.`}
        </Typography>
        <Button
          ref={folding}
          variant="outlined"
          aria-expanded={shown}
          aria-disabled={!enough}
          onClick={() => {
            if (enough) unfold(!unfolded);
          }}
          sx={enough ? {} : { opacity: 0.5, cursor: 'default' }}
        >
          {shown ? 'Hide' : 'Side by side'}
        </Button>
      </Box>
      {shown && (
        <Box
          ref={table}
          tabIndex={0}
          role="region"
          aria-label="Compared passes"
          sx={{
            mt: 1,
            maxHeight: '60vh',
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
                  const date = formatDateTime(entry.log_entry_datetime, entry.location.timezone);
                  return (
                    <th key={entry.log_entry_uid} scope="col">
                      <Box sx={{ display: 'flex', alignItems: 'center' }}>
                        <Link
                          component="button"
                          type="button"
                          onClick={() => onOpen(entry)}
                          sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', minHeight: 44 }}
                        >
                          {date}
                        </Link>
                        <IconButton aria-label={`Remove the pass of ${date}`} onClick={() => takeOut(entry)}>
                          <Icon path={icons.closeIcon} size={18} />
                        </IconButton>
                      </Box>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, values }) => (
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
      )}
    </Panel>
  );
};
