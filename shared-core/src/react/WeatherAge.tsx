import Typography from '@mui/material/Typography';
import { formatAge } from '../domain/time/formatTime';
import type { ClockPort } from '../platform/ports/ClockPort';
import { useNow } from './useNow';

const minute = 60_000;

const lookAt = (age: number): { color: string; words: string } => {
  if (age > 60 * minute) return { color: 'error.main', words: ', too old to dial by' };
  if (age > 10 * minute) return { color: 'warning.main', words: ', old' };
  return { color: 'text.secondary', words: '' };
};

/** How old the weather beside it is: a warning word past 10 minutes, a stern one past 60. */
export const WeatherAge = ({
  measuredAt,
  clock,
}: {
  /** ISO 8601. */
  measuredAt: string;
  clock: ClockPort;
}) => {
  const now = useNow(clock);
  const measured = Date.parse(measuredAt);
  const { color, words } = lookAt(now - measured);
  return (
    <Typography variant="body2" component="span" sx={{ color }}>
      Weather {formatAge(measured, now)}
      {words}
    </Typography>
  );
};
