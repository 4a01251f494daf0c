import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lockIcon } from '../../platform/icons';
import { Icon } from '../theme/Icon';

/** Lock and reason for racers without write access to such as `Vehicles`. */
export const ReadOnlyNote = ({ what }: { what: string }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', color: 'text.secondary' }}>
    <Icon path={lockIcon} />
    <Typography variant="body2">
      {what} can be read but not added or changed. Everything you saved is still here.{' '}
      <Link href="/subscription">Why?</Link>
    </Typography>
  </Box>
);
