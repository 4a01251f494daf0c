import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Failure } from '@holeshot/shared-core';
import { unlessLost } from '../trouble/troubles';

/** The notice in place of a failed part: what failed, what is safe, and the ways on. */
export const FailedPart = ({
  title,
  failure,
  onRetry,
  onReload,
  onClose,
}: {
  title: string;
  failure: Failure;
  onRetry: () => void;
  /** Given when a retry has not helped or cannot. */
  onReload?: (() => void) | undefined;
  /** Given for a dialog: its own Close button has not loaded. */
  onClose?: (() => void) | undefined;
}) => (
  <Box
    role="alert"
    sx={{ p: 2, m: 2, border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper' }}
  >
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2">{title} is not available right now</Typography>
      <Typography>
        {failure.message} {unlessLost('The rest of the app works, and nothing you saved is lost.')}
      </Typography>
      <Stack direction="row" spacing={1.5}>
        <Button variant="contained" onClick={onRetry}>
          Retry
        </Button>
        {onReload !== undefined && (
          <Button variant="outlined" onClick={onReload}>
            Reload the app
          </Button>
        )}
        {onClose !== undefined && (
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
        )}
      </Stack>
    </Stack>
  </Box>
);
