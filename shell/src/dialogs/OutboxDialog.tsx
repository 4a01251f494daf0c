import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { firebase } from '../platform/createPorts';
import type { Outbox } from '../firebase/outbox';
import type { OutboxWrite } from '../firebase/outboxStore';

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
export const OutboxDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const [outbox, setOutbox] = useState<Outbox>();
  const [writes, setWrites] = useState<OutboxWrite[]>([]);
  useEffect(() => {
    let stop = () => undefined as void;
    void firebase().then(({ racer$ }) => {
      const current = racer$.value?.outbox;
      setOutbox(current);
      const subscription = current?.writes$.subscribe(setWrites);
      stop = () => subscription?.unsubscribe();
    });
    return () => stop();
  }, []);
  const refused = writes.filter((write) => write.state === 'refused');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Refused by the server</DialogTitle>
      <DialogContent>
        {refused.length === 0 && (
          <Typography>Nothing is refused. All that you saved is sent or on its way.</Typography>
        )}
        {refused.map((write) => (
          <Box key={write.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{whatItIs(write)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {whyRefused(write.reason)} It is kept on this device.
            </Typography>
            <Button onClick={() => outbox?.retry(write.id)}>Send again</Button>
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
