import { formatPasses, type PassField } from '@holeshot/shared-core';
import { cardGrid } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { PassDay } from './passDays';
import type { PassHandling } from './PassHandling';
import { PassRow } from '../pass/PassRow';

/** Style of one line: a long name of a track loses its end, never the count. */
const headingStyle = {
  display: 'flex',
  whiteSpace: 'pre',
  color: 'text.secondary',
  fontWeight: 500,
  py: 0.5,
  'section + section > &': { mt: 2 },
  '& :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

const listStyle = cardGrid(360, { columnGap: 4 });

/** Style of a part that is drawn near the screen only, at its later height: a heading, and two lines a card. */
const onlyInSight = (passes: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${44 + 73 * passes}px`,
  }) as const;

/** Days of the log book as cards: each pass in two lines. */
export const DayCards = memo(
  ({
    days,
    belowFold = false,
    figures,
    withVehicle,
    doubtOf,
    pickOf,
    onPick,
  }: {
    days: readonly PassDay[];
    belowFold?: boolean;
    /** First figures of a card's second line. */
    figures: readonly PassField[];
    withVehicle: boolean;
  } & PassHandling) =>
    days.map(({ key, heading, passes, isCut }) => (
      <section key={key} style={belowFold ? onlyInSight(passes.length) : undefined}>
        {heading !== undefined && (
          <Typography component="h2" variant="body2" sx={headingStyle}>
            <span>{heading}</span>
            {!isCut && <span>{` · ${formatPasses(passes.length)}`}</span>}
          </Typography>
        )}
        <Box component="ul" role="list" sx={listStyle}>
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
            />
          ))}
        </Box>
      </section>
    )),
);
DayCards.displayName = 'DayCards';
