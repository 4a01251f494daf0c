import { Panel } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Section of a page with a heading. */
export const PageSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel label={title}>
    <Stack spacing={2}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  </Panel>
);
