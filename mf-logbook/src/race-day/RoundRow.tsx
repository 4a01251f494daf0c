import {
  formatClock,
  formatDial,
  formatDifference,
  formatEt,
  formatMph,
  type LogEntry,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { resultColours } from '../page/resultColours';
import { pressable } from './pressable';

const raceLine = ({ event, derived }: LogEntry): string =>
  [
    event?.opponent === undefined ? undefined : `against ${event.opponent}`,
    derived.margin === undefined ? undefined : `${formatDifference(derived.margin)} s`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

const slipLine = ({ timeslip, vehicle }: LogEntry, withVehicle: boolean): string =>
  [
    withVehicle ? vehicle.name : undefined,
    timeslip.lane,
    timeslip.dialin_et === undefined ? undefined : `dial\u00a0${formatDial(timeslip.dialin_et)}`,
    timeslip.reaction_time === undefined ? undefined : `r/t\u00a0${formatEt(timeslip.reaction_time)}`,
    timeslip.quality === 'All Out' ? undefined : timeslip.quality,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

/** A round of a race day: which, what it ran, and how the race ended; the whole of it opens it. */
export const RoundRow = ({
  entry,
  newest,
  withVehicle,
  onOpen,
}: {
  entry: LogEntry;
  newest: boolean;
  withVehicle: boolean;
  onOpen: () => void;
}) => {
  const { event, derived, timeslip, location } = entry;
  const round = event?.round ?? formatClock(entry.log_entry_datetime, location.timezone);
  const race = raceLine(entry);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        onClick={onOpen}
        sx={{
          ...pressable,
          ...{ display: 'grid', minHeight: 84, py: 1.25 },
          gridTemplateColumns: 'minmax(56px, auto) minmax(0, 1fr) auto',
          columnGap: 1.5,
          alignItems: 'baseline',
        }}
      >
        <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 600, color: 'text.secondary' }}>
          {round}
        </Typography>
        <Typography
          component="span"
          sx={{
            fontSize: newest ? 'clamp(1.75rem, 10vw, 2.25rem)' : '1.75rem',
            fontWeight: 600,
            lineHeight: 1.2,
          }}
        >
          {formatEt(derived.finish_et)}
        </Typography>
        <Typography component="span" sx={{ fontSize: '1.25rem', color: 'text.secondary' }}>
          {formatMph(derived.finish_mph)}
          <Typography component="span" variant="caption" sx={{ ml: 0.5 }}>
            mph
          </Typography>
        </Typography>
        <Box component="span" sx={{ gridColumn: '2 / -1' }}>
          <Typography component="span" sx={{ display: 'block' }}>
            <Box component="span" sx={{ fontWeight: 600, color: resultColours[timeslip.result] }}>
              {timeslip.result}
            </Box>
            {race !== '' && ` ${race}`}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {slipLine(entry, withVehicle)}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
};
