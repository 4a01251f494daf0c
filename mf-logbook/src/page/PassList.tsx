import { formatPasses, type LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import type { PickState } from '../compare/PickBox';
import Typography from '@mui/material/Typography';
import { cardFigures } from './cardFigures';
import type { PassColumn } from './passColumns';
import { passDays } from './passDays';
import { PassRow } from './PassRow';
import type { DoubtOf } from './useDoubts';

/** One line: of a track with a long name the end is left out, never the count. */
const headingStyle = {
  display: 'flex',
  whiteSpace: 'pre',
  color: 'text.secondary',
  fontWeight: 500,
  py: 0.5,
  '& :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** The log book as cards: each pass in two lines, day by day where they are sorted by their date. */
export const PassList = ({
  entries,
  columns,
  byDay,
  doubtOf,
  pickOf,
  onPick,
  onOpen,
}: {
  entries: LogEntry[];
  columns: readonly PassColumn[];
  byDay: boolean;
  doubtOf: DoubtOf;
  /** Undefined where passes are not being chosen. */
  pickOf: ((entry: LogEntry) => PickState) | undefined;
  onPick: (entry: LogEntry) => void;
  onOpen: (entry: LogEntry) => void;
}) => {
  const figures = cardFigures(columns);
  const withVehicle = columns.some(({ key }) => key === 'vehicle.name');
  const groups: { key: string; heading?: string; passes: LogEntry[] }[] = byDay
    ? passDays(entries).map(({ key, heading, passes }) => ({
        key: `${key} ${passes[0]?.log_entry_uid ?? ''}`,
        heading,
        passes,
      }))
    : [{ key: 'all', passes: entries }];
  return groups.map(({ key, heading, passes }) => (
    <Box component="section" key={key} sx={{ mb: 2 }}>
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
            withDate={!byDay}
            pick={pickOf?.(entry)}
            onPick={onPick}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </Box>
  ));
};
