import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from './Panel';

/** Nothing here yet: one sentence that says what to do next, and the button that does it. */
export const EmptyState = ({ text, action }: { text: string; action?: ReactNode }) => (
  <Panel>
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2 }}>
      <Typography>{text}</Typography>
      {action}
    </Stack>
  </Panel>
);
