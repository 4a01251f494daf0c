import { icons, type SignedIn, type Subscription } from '@holeshot/shared-core';
import { Icon, Panel } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { deviceDate } from '../form/deviceDate';
import { accessSummary } from './accessSummary';

/** What the signed-in racer may do now; a lock stands beside it where that is reading alone. */
export const AccessPanel = ({
  racer,
  subscription,
  children,
}: {
  racer: SignedIn;
  subscription: Subscription | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}) => {
  const { headline, sentence } = accessSummary(racer, subscription, deviceDate);
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
      {children}
    </Panel>
  );
};
