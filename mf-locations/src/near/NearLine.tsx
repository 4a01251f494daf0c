import Typography from '@mui/material/Typography';
import type { NearMe } from './useNearMe';

const sentence = (near: NearMe): string => {
  switch (near.state) {
    case 'off':
      return '';
    case 'asking':
      return 'Finding your position.';
    case 'known':
      return 'Nearest first. Your position is not stored and not sent.';
    case 'failed':
      return `${near.message} Or search by town.`;
  }
};

/** Line with the state of finding the device. */
export const NearLine = ({ near }: { near: NearMe }) => (
  <Typography
    variant="body2"
    role="status"
    sx={{ mt: 1, color: near.state === 'failed' ? 'warning.main' : 'text.secondary', '&:empty': { m: 0 } }}
  >
    {sentence(near)}
  </Typography>
);
