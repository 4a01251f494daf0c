import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { passDays } from './passDays';
import { PassRow } from './PassRow';

const step = 50;

/** The log book of a phone: passes in two lines, day by day, fifty more at a press. */
export const PassList = ({
  entries,
  withVehicle,
  onOpen,
}: {
  entries: LogEntry[];
  withVehicle: boolean;
  onOpen: (entry: LogEntry) => void;
}) => {
  const [shown, setShown] = useState(step);
  const further = Math.min(step, entries.length - shown);
  return (
    <>
      {passDays(entries.slice(0, shown)).map((day) => (
        <Box component="section" key={`${day.key} ${day.passes[0]?.log_entry_uid ?? ''}`} sx={{ mb: 2 }}>
          <Typography
            component="h2"
            variant="body2"
            sx={{ color: 'text.secondary', fontWeight: 500, py: 0.5 }}
          >
            {day.heading} · {day.passes.length} {day.passes.length === 1 ? 'pass' : 'passes'}
          </Typography>
          <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {day.passes.map((entry) => (
              <PassRow key={entry.log_entry_uid} entry={entry} withVehicle={withVehicle} onOpen={onOpen} />
            ))}
          </Box>
        </Box>
      ))}
      {further > 0 && (
        <Button variant="outlined" fullWidth onClick={() => setShown(shown + step)}>
          Show {further} more of {entries.length}
        </Button>
      )}
    </>
  );
};
