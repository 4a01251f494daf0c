import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Failure message with a Retry button. */
export const RetryNote = ({
  children,
  quiet = false,
  onRetry,
}: {
  children: ReactNode;
  /** Its place is a live region already. */
  quiet?: boolean;
  onRetry: () => void;
}) => (
  <Alert
    severity="warning"
    variant="outlined"
    {...(quiet ? { role: 'none' } : {})}
    action={
      <Button startIcon={<Icon path={icons.refreshIcon} />} onClick={onRetry}>
        Retry
      </Button>
    }
  >
    {children}
  </Alert>
);
