import type { SignedIn } from '@holeshot/shared-core';
import { icons } from '@holeshot/shared-core';
import { Icon, Panel } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { accessSummary } from './accessSummary';

/** What the signed-in racer may do now; a lock stands beside it where that is reading alone. */
export const AccessPanel = ({ racer }: { racer: SignedIn }) => {
  const { headline, sentence } = accessSummary(racer);
  return (
    <Panel label="Your access">
      <Typography variant="h2" sx={{ color: 'text.secondary' }}>
        Your access
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1 }}>
        {!racer.canWrite && <Icon path={icons.lockIcon} size={32} />}
        <Typography sx={{ fontSize: '2.5rem', fontWeight: 600, lineHeight: 1.1 }}>{headline}</Typography>
      </Stack>
      <Typography>{sentence}</Typography>
    </Panel>
  );
};
