import { formatAge, type ClockPort } from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';
import { observationFreshness } from './observationFreshness';
import { useNow } from './useNow';

const looks = {
  fresh: { color: 'text.secondary', words: '' },
  old: { color: 'warning.main', words: ', old' },
  'too-old': { color: 'error.main', words: ', too old to dial by' },
} as const;

/** How old a report is; once it ages, a word says so beside the colour. */
export const ObservationAge = ({
  measuredAt,
  clock,
}: {
  /** ISO 8601. */
  measuredAt: string;
  clock: ClockPort;
}) => {
  const now = useNow(clock);
  const measured = Date.parse(measuredAt);
  const { color, words } = looks[observationFreshness(measured, now)];
  return (
    <Typography variant="body2" sx={{ color }}>
      {formatAge(measured, now)}
      {words}
    </Typography>
  );
};
