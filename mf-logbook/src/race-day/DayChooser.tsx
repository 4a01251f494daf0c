import Box from '@mui/material/Box';
import { chipStyle } from '../filter/chipStyle';
import { raceDayTitle, type RaceDay } from '../pass/raceDays';

/** Choice of the shown race day: today, or an earlier one, the last first. */
export const DayChooser = ({
  days,
  shown,
  onChoose,
}: {
  /** Earlier race days. */
  days: readonly RaceDay[];
  /** `2026-06-20`; undefined for today. */
  shown: string | undefined;
  onChoose: (day: string | undefined) => void;
}) => (
  <Box
    component="select"
    aria-label="Race day"
    value={shown ?? ''}
    onChange={(event) => onChoose(event.target.value === '' ? undefined : event.target.value)}
    sx={{ ...chipStyle(shown !== undefined), minHeight: 48, mb: 2, textOverflow: 'ellipsis' }}
  >
    <option value="">Today</option>
    {days.map((each) => (
      <option key={each.day} value={each.day}>
        {raceDayTitle(each)}
      </option>
    ))}
  </Box>
);
