import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import type { BehaviorSubject } from 'rxjs';
import { useObservable } from '@holeshot/shared-core/react';
import { network$ } from '../connection/network';
import type { OutboxWrite } from '../writes/outboxStore';
import { useBrowserStores } from '../trouble/useBrowserStores';
import { exportWrites } from './exportWrites';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** The dialog that asks, before signing out, what to do with the writes that the server does not have. */
export const SignOutDialog = ({
  writes$,
  onAnswer,
}: {
  writes$: BehaviorSubject<OutboxWrite[]>;
  /** True to sign out now. */
  onAnswer: (signOut: boolean) => void;
}) => {
  const id = useId();
  const writes = useObservable(writes$, writes$.value);
  const network = useObservable(network$, 'online');
  const isStoring = useBrowserStores();
  const [sending, setSending] = useState(false);
  const waiting = writes.filter((write) => write.state === 'waiting').length;
  const refused = writes.length - waiting;
  const unstored = writes.filter(({ reason }) => reason === 'not-stored').length;
  const isSafe = isStoring && unstored === 0;
  // The racer pressed Sign out, so it happens even when the writes went out without a further press.
  const sent = writes.length === 0;
  useEffect(() => {
    if (sent) onAnswer(true);
  }, [sent, onAnswer]);
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{changes(writes.length)} not sent yet</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            The server does not have all your changes yet.{' '}
            {isSafe
              ? 'This device stores them and sends them when you sign in here again. Nobody else who signs in here sees them.'
              : isStoring
                ? `This device had no room for ${changes(unstored)}: signing out loses ${unstored === 1 ? 'it' : 'them'}.`
                : 'This browser stores nothing, so signing out loses every change that is not sent.'}
          </Typography>
          {refused > 0 && (
            <Typography>
              {changes(refused)} cannot be sent until you decide about {refused === 1 ? 'it' : 'them'} under
              Not sent yet. Export to be safe.
            </Typography>
          )}
          {network === 'offline' && <Typography>There is no network to send with.</Typography>}
          {sending && waiting > 0 && <LinearProgress aria-label={`Sending ${changes(waiting)}`} />}
          {waiting > 0 && (
            <Button
              variant="contained"
              disabled={sending || network === 'offline'}
              onClick={() => setSending(true)}
            >
              {sending ? `Sending ${changes(waiting)}…` : 'Send, then sign out'}
            </Button>
          )}
          <Button variant="outlined" onClick={() => exportWrites(writes)}>
            Export to a file
          </Button>
          <Button variant="outlined" onClick={() => onAnswer(true)}>
            {isSafe ? 'Keep on this device and sign out' : 'Sign out without it'}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Stay signed in</Button>
      </DialogActions>
    </Dialog>
  );
};
