import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo } from 'react';
import type { PickState } from '../compare/PickBox';
import { cardFigures } from './cardFigures';
import { DayCards } from './DayCards';
import type { PassColumn } from './passColumns';
import { partDays, type PassDay } from './passDays';
import type { DoubtOf } from './useDoubts';

/** More than a screen of a phone holds, and whole rows of cards on any wider one; the others follow as soon as nothing else waits. */
const drawnAtOnce = 12;

// What opens above the cards moves them all, and the browser is to lay out only those in sight.
const belowFold = { '& > section': { contentVisibility: 'auto' } } as const;

const none: readonly PassDay[] = [];

/** The log book as cards, day by day where they are sorted by their date. */
export const PassList = memo(
  ({
    entries,
    columns,
    byDay,
    ...choosing
  }: {
    entries: readonly LogEntry[];
    columns: readonly PassColumn[];
    byDay: boolean;
    doubtOf: DoubtOf;
    /** Undefined where passes are not being chosen. */
    pickOf: ((entry: LogEntry) => PickState) | undefined;
    onPick: (entry: LogEntry) => void;
    onOpen: (entry: LogEntry) => void;
  }) => {
    const { first, others } = useMemo(() => partDays(entries, byDay, drawnAtOnce), [entries, byDay]);
    const later = useDeferredValue(others, none);
    const figures = useMemo(() => cardFigures(columns), [columns]);
    const withVehicle = columns.some(({ key }) => key === 'vehicle.name');
    const cards = { figures, withVehicle, ...choosing };
    return (
      <Box sx={{ mb: 2 }}>
        <DayCards days={first} {...cards} />
        <Box sx={belowFold}>
          <DayCards days={later} {...cards} />
        </Box>
      </Box>
    );
  },
);
PassList.displayName = 'PassList';
