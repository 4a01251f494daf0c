import { formatDateTime, formatDial, formatEt, formatMph, type LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PassMark } from './PassMark';
import { predictionLine } from './predictionMiss';

const slipLine = ({ timeslip, vehicle }: LogEntry, withVehicle: boolean): string =>
  [
    withVehicle ? vehicle.name : undefined,
    timeslip.dialin_et === undefined ? undefined : `dial\u00a0${formatDial(timeslip.dialin_et)}`,
    timeslip.reaction_time === undefined ? undefined : `r/t\u00a0${formatEt(timeslip.reaction_time)}`,
    timeslip.et_60 === undefined ? undefined : `60′\u00a0${formatEt(timeslip.et_60)}`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

/**
 * A pass in two lines: the ET and the speed, below them the slip and how well it was called. The whole of it opens the
 * pass, by keyboard its first line.
 */
export const PassRow = ({
  entry,
  withVehicle,
  onOpen,
}: {
  entry: LogEntry;
  withVehicle: boolean;
  onOpen?: (entry: LogEntry) => void;
}) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 2,
      alignItems: 'baseline',
      py: 1.25,
      minHeight: 72,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
        {onOpen === undefined ? (
          formatEt(entry.derived.finish_et)
        ) : (
          <Box
            component="button"
            type="button"
            aria-label={`Open the pass of ${formatDateTime(entry.log_entry_datetime, entry.location.timezone)}, ${formatEt(entry.derived.finish_et)}`}
            onClick={() => onOpen(entry)}
            sx={{
              all: 'unset',
              cursor: 'pointer',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '&:focus-visible::after': { outline: 3, outlineColor: 'primary.light', outlineOffset: -3 },
            }}
          >
            {formatEt(entry.derived.finish_et)}
          </Box>
        )}
      </Typography>
      <PassMark entry={entry} />
    </Box>
    <Typography component="span" sx={{ fontSize: '1.25rem', color: 'text.secondary', textAlign: 'right' }}>
      {formatMph(entry.derived.finish_mph)}
      <Typography component="span" variant="caption" sx={{ ml: 0.5 }}>
        mph
      </Typography>
    </Typography>
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {slipLine(entry, withVehicle)}
    </Typography>
    <Typography
      variant="body2"
      component="span"
      sx={{
        color: entry.timeslip.quality === 'All Out' ? 'text.secondary' : 'warning.main',
        textAlign: 'right',
      }}
    >
      {predictionLine(entry)}
    </Typography>
  </Box>
);
