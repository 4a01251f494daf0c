import { formatPasses, type LogEntry, type PassField } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { PickState } from '../compare/PickBox';
import type { PassDay } from './passDays';
import { PassRow } from './PassRow';
import type { DoubtOf } from './useDoubts';

/** One line: of a track with a long name the end is left out, never the count. */
const headingStyle = {
  display: 'flex',
  whiteSpace: 'pre',
  color: 'text.secondary',
  fontWeight: 500,
  py: 0.5,
  'section:not(:first-of-type) > &, section + div > section > &': { mt: 2 },
  '& :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** Some days of the log book as cards: each pass in two lines. */
export const DayCards = memo(
  ({
    days,
    figures,
    withVehicle,
    doubtOf,
    pickOf,
    onPick,
    onOpen,
  }: {
    days: readonly PassDay[];
    /** What the second line of a card begins with. */
    figures: readonly PassField[];
    withVehicle: boolean;
    doubtOf: DoubtOf;
    /** Undefined where passes are not being chosen. */
    pickOf: ((entry: LogEntry) => PickState) | undefined;
    onPick: (entry: LogEntry) => void;
    onOpen: (entry: LogEntry) => void;
  }) =>
    days.map(({ key, heading, passes }) => (
      // As high as it will be, where it is not drawn yet: a heading, and two lines a card.
      <section key={key} style={{ containIntrinsicHeight: `auto ${44 + 73 * passes.length}px` }}>
        {heading !== undefined && (
          <Typography component="h2" variant="body2" sx={headingStyle}>
            <span>{heading}</span>
            <span>{` · ${formatPasses(passes.length)}`}</span>
          </Typography>
        )}
        <Box
          component="ul"
          role="list"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            columnGap: 4,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
          }}
        >
          {passes.map((entry) => (
            <PassRow
              key={entry.log_entry_uid}
              entry={entry}
              figures={figures}
              doubt={doubtOf(entry)}
              withVehicle={withVehicle}
              withDate={heading === undefined}
              pick={pickOf?.(entry)}
              onPick={onPick}
              onOpen={onOpen}
            />
          ))}
        </Box>
      </section>
    )),
);
DayCards.displayName = 'DayCards';
