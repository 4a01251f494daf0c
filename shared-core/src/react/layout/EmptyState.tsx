import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from './Panel';

/** Empty place: one sentence about the next step, and its button. */
export const EmptyState = ({ text, action }: { text: string; action?: ReactNode }) => (
  <Panel>
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2 }}>
      <Typography>{text}</Typography>
      {action}
    </Stack>
  </Panel>
);
