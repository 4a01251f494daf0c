import type { Ports } from '@holeshot/shared-core';
import { EmptyState, RouteButton } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** Place of a pass that is not there, with the reason as far as it is known, and the way on. */
export const PassMissing = ({
  state,
  ports,
}: {
  /** `deleted` here just now; `unread` by a device without a network. */
  state: 'deleted' | 'unread' | 'absent';
  ports: Pick<Ports, 'navigation' | 'dialogs'>;
}) => (
  <EmptyState
    text={
      {
        deleted: 'This pass is deleted. Recently deleted has it for 30 days.',
        unread: 'This device has no copy of this pass. It shows here when you are back online.',
        absent:
          'This pass is not in your log book. It was deleted, here or on another device, or belongs to another account.',
      }[state]
    }
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <RouteButton path="/logbook" navigation={ports.navigation}>
          Open the log book
        </RouteButton>
        {state !== 'unread' && (
          <Button onClick={() => void ports.dialogs.open('deleted-passes', {})}>Recently deleted</Button>
        )}
      </Box>
    }
  />
);
