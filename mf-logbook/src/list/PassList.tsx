import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo } from 'react';
import { cardFigures } from './cardFigures';
import { DayCards } from './DayCards';
import type { PassColumn } from './passColumns';
import { partDays } from './passDays';
import type { PassHandling } from './PassHandling';

/**
 * Cards drawn at once: more than a phone's screen holds, and whole rows on wider ones; the others follow in idle
 * time.
 */
const drawnAtOnce = 12;

/** Log book as cards, day by day if sorted by date. */
export const PassList = memo(
  ({
    entries,
    all,
    columns,
    byDay,
    ...choosing
  }: {
    entries: readonly LogEntry[];
    /** Passes of every page. */
    all: readonly LogEntry[];
    columns: readonly PassColumn[];
    byDay: boolean;
  } & PassHandling) => {
    const { first, others } = useMemo(
      () => partDays(entries, all, byDay, drawnAtOnce),
      [entries, all, byDay],
    );
    const later = useDeferredValue(others, []);
    const figures = useMemo(() => cardFigures(columns), [columns]);
    const withVehicle = columns.some(({ key }) => key === 'vehicle.name');
    const cards = { figures, withVehicle, ...choosing };
    return (
      <Box sx={{ mb: 2 }}>
        <DayCards days={first} {...cards} />
        <DayCards days={later} belowFold {...cards} />
      </Box>
    );
  },
);
PassList.displayName = 'PassList';
