import { formatDateTime, type LogEntry, type PassField } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { CompareTable } from './CompareTable';
import { SplitChart } from './SplitChart';

/** Panel of passes side by side, with where the time went between each and the first. */
export const ComparePanel = ({
  entries,
  fields,
  onTakeOut,
}: {
  /** In the order of choice. */
  entries: readonly LogEntry[];
  fields: readonly PassField[];
  onTakeOut: (entry: LogEntry) => void;
}) => {
  const [unfolded, unfold] = useState(false);
  const [first, ...others] = entries;
  const enough = others.length > 0;
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
      {shown && first !== undefined && (
        <>
          <CompareTable ref={table} entries={entries} fields={fields} onTakeOut={takeOut} />
          {others.map((entry) => (
            <Box key={entry.log_entry_uid} sx={{ mt: 2, maxWidth: 560 }}>
              <Typography variant="h3" sx={{ mb: 0.5, fontSize: '1rem' }}>
                Where the time went
                {others.length > 1 &&
                  ` on ${formatDateTime(entry.log_entry_datetime, entry.location.timezone)}`}
              </Typography>
              <SplitChart pass={entry} against={first} />
            </Box>
          ))}
        </>
      )}
    </Panel>
  );
};
