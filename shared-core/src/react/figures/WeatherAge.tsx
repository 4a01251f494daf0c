import Typography from '@mui/material/Typography';
import { formatAge } from '../../domain/time/formatTime';
import { airOfNowLasts } from '../../domain/weather/station/airOfNowLasts';
import { sourceInWords } from '../../domain/weather/station/sourceInWords';
import type { ClockPort } from '../../platform/ports/ClockPort';
import { useNow } from '../hooks/useNow';

const minute = 60_000;

const tooOld = {
  display: 'inline-block',
  color: 'error.contrastText',
  bgcolor: 'error.main',
  fontWeight: 600,
  px: 1,
  borderRadius: '8px',
} as const;

const lookAt = (age: number) => {
  if (age > airOfNowLasts) return { sx: tooOld, words: ', too old to dial by' };
  if (age > 10 * minute) return { sx: { color: 'warning.main' }, words: ', old' };
  return { sx: { color: 'text.secondary' }, words: '' };
};

/** Age of the weather beside it, with a warning past 10 minutes and a stern one past 60, and its source. */
export const WeatherAge = ({
  measuredAt,
  source,
  clock,
  large = false,
  bare = false,
}: {
  /** ISO 8601. */
  measuredAt: string;
  /** Source where it is not the weather service. */
  source?: string | undefined;
  clock: ClockPort;
  /** Readable at arm's length. */
  large?: boolean;
  /** Without the label, where that stands beside it. */
  bare?: boolean;
}) => {
  const now = useNow(clock);
  const measured = Date.parse(measuredAt);
  const { sx, words } = lookAt(now - measured);
  return (
    <Typography variant="body2" component="span" sx={{ ...sx, ...(large && { fontSize: '1.25rem' }) }}>
      {!bare && 'Weather '}
      {formatAge(measured, now)}
      {words}
      {source !== undefined && `, ${sourceInWords(source)}`}
    </Typography>
  );
};
