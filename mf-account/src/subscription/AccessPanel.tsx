import type { Loadable, SignedIn, Subscription } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Access } from './Access';

/** Card of the racer's access. */
export const AccessPanel = ({
  racer,
  subscription,
  children,
}: {
  racer: SignedIn;
  subscription: Loadable<Subscription>;
  /** Actions. */
  children?: ReactNode;
}) => (
  <Panel label="Your access">
    <Typography variant="h2" sx={{ color: 'text.secondary' }}>
      Your access
    </Typography>
    <Access racer={racer} subscription={subscription} />
    {children}
  </Panel>
);
