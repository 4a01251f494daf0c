import type { Loadable, SignedIn, Subscription } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Access } from './Access';

/** What the signed-in racer may do now, as a card of its own. */
export const AccessPanel = ({
  racer,
  subscription,
  children,
}: {
  racer: SignedIn;
  subscription: Loadable<Subscription>;
  /** What can be done about it. */
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
