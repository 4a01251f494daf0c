import type { LogEntry } from '@holeshot/shared-core';
import { EmptyState } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { dayInWords } from '../pass/raceDays';
import { RoundRow } from './RoundRow';

/** List of the rounds of a race day, or a hint while it has none. */
export const RoundList = ({
  day,
  car,
  passes,
  saved,
  onOpen,
}: {
  /** `2026-06-20`; undefined for today. */
  day: string | undefined;
  /** Name of the car, where the day has several. */
  car?: string;
  /** Passes of the car on that day, newest first. */
  passes: readonly LogEntry[];
  /** Record of the last save, whose round scrolls into sight. */
  saved: { uid: string } | undefined;
  onOpen: (entry: LogEntry) => void;
}) => (
  <>
    {passes.length === 0 && (
      <EmptyState text="No rounds today yet. The first one sets event, car and track for the day." />
    )}
    <Box
      component="ul"
      aria-label={[`Rounds of ${day === undefined ? 'today' : dayInWords(day)}`, car]
        .filter(Boolean)
        .join(', ')}
      sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}
    >
      {passes.map((entry, index) => (
        <RoundRow
          key={entry.log_entry_uid}
          entry={entry}
          newest={index === 0}
          saved={saved?.uid === entry.log_entry_uid ? saved : undefined}
          onOpen={() => onOpen(entry)}
        />
      ))}
    </Box>
  </>
);
