import Box from '@mui/material/Box';
import type { IconPath } from '../../platform/contract';

/** Icon path in the color of the text around it; hidden from screen readers, since words stand beside it. */
export const Icon = ({ path, size = 24 }: { path: IconPath; size?: number }) => (
  <Box
    component="svg"
    viewBox="0 -960 960 960"
    aria-hidden="true"
    sx={{ width: size, height: size, fill: 'currentColor', flexShrink: 0 }}
  >
    <path d={path} />
  </Box>
);
