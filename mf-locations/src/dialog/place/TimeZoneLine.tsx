import Typography from '@mui/material/Typography';
import type { Place } from '../../find/Place';
import type { ZoneLookup } from './zoneLookup';

const sentence = (place: Place | undefined, lookup: ZoneLookup): string => {
  if (place === undefined) return 'The time zone follows from the coordinates.';
  if (lookup.state === 'ready') return `Time zone: ${lookup.value(place)}`;
  return lookup.state === 'loading'
    ? 'Finding the time zone.'
    : 'Time zone not found. Save now, and save again when you are online.';
};

/** Line with the time zone of the coordinates. */
export const TimeZoneLine = ({ place, lookup }: { place: Place | undefined; lookup: ZoneLookup }) => (
  <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
    {sentence(place, lookup)}
  </Typography>
);
