import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** What could not be had, in words, with the way to ask for it again. */
export const RetryNote = ({
  children,
  quiet = false,
  onRetry,
}: {
  children: ReactNode;
  /** It stands in a place that is read aloud by itself. */
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
