import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NEVER, type Observable } from 'rxjs';
import { useObservable } from '@holeshot/shared-core/react';
import type { Outbox } from '../firebase/outbox';
import type { OutboxWrite } from '../firebase/outboxStore';
import { withoutSuperseded } from '../firebase/withoutSuperseded';

const whatItIs = ({ path, fields }: OutboxWrite): string => {
  if (path.startsWith('logBooks/')) return 'A pass';
  const field = fields[0]?.[0];
  return field === 'vehicles' ? 'A vehicle' : field === 'customLocations' ? 'A location' : 'Settings';
};

const whyRefused = (reason: string | undefined): string =>
  reason === 'permission-denied'
    ? 'The server refused it: your access to writing may have ended.'
    : 'The server does not have it.';

/** What the server refused: kept here until the racer sends it once more or discards it. */
export const OutboxDialog = ({
  outbox$,
  onClose,
}: {
  /** The signed-in racer's; kept stable by the caller. */
  outbox$: Observable<Pick<Outbox, 'writes$' | 'retry' | 'discard'> | undefined>;
  onClose: () => void;
}) => {
  const id = useId();
  const outbox = useObservable(outbox$, undefined);
  const writes = useObservable(outbox?.writes$ ?? NEVER, []);
  const waiting = writes.filter((write) => write.state === 'waiting');
  const refused = writes
    .filter((write) => write.state === 'refused')
    .map((write) => ({ write, newerWaits: withoutSuperseded(write, waiting) === undefined }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Refused by the server</DialogTitle>
      <DialogContent>
        {refused.length === 0 && (
          <Typography>Nothing is refused. All that you saved is sent or on its way.</Typography>
        )}
        {refused.map(({ write, newerWaits }) => (
          <Box key={write.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{whatItIs(write)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {whyRefused(write.reason)} It is kept on this device.
              {newerWaits && ' A newer change of the same is on its way.'}
            </Typography>
            <Button disabled={newerWaits} onClick={() => outbox?.retry(write.id)}>
              Send again
            </Button>
            <Button color="error" onClick={() => outbox?.discard(write.id)}>
              Discard
            </Button>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
