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
import type { SignOutAnswer } from '../overlays/dialogStack';
import type { OutboxWrite } from '../writes/outboxStore';
import { useBrowserStores } from '../trouble/useBrowserStores';
import { exportWrites } from './exportWrites';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

type OnAnswer = (answer: SignOutAnswer) => void;

/** Time (ms) in which a press is still meant for the view that stood here before. */
const swapMs = 500;

const AllSent = ({
  isShared,
  isReady,
  onAnswer,
}: {
  isShared: boolean;
  isReady: boolean;
  onAnswer: OnAnswer;
}) => {
  const ways = [
    { answer: 'leave', label: 'Sign out' },
    { answer: 'clear', label: 'Clear this device and sign out' },
  ] as const;
  return (
    <Stack spacing={2}>
      <Typography>
        Your account keeps your passes, cars, tracks and settings. What only this device has goes if you clear
        it: unfinished forms, scouted runs, the ladder, race tools.
      </Typography>
      {(isShared ? ways.toReversed() : ways).map(({ answer, label }, place) => (
        <Button
          key={answer}
          variant={place === 0 ? 'contained' : 'outlined'}
          disabled={!isReady}
          onClick={() => onAnswer(answer)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
};

const Unsent = ({
  writes,
  sending,
  onSend,
  isShared,
  onAnswer,
}: {
  writes: OutboxWrite[];
  sending: boolean;
  onSend: () => void;
  isShared: boolean;
  onAnswer: OnAnswer;
}) => {
  const network = useObservable(network$, 'online');
  const isStoring = useBrowserStores();
  const waiting = writes.filter((write) => write.state === 'waiting').length;
  const refused = writes.length - waiting;
  const unstored = writes.filter(({ reason }) => reason === 'not-stored').length;
  const isSafe = isStoring && unstored === 0;
  return (
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
          {changes(refused)} cannot be sent until you decide about {refused === 1 ? 'it' : 'them'} under Not
          sent yet. Export to be safe.
        </Typography>
      )}
      {network === 'offline' && <Typography>There is no network to send with.</Typography>}
      {sending && waiting > 0 && <LinearProgress aria-label={`Sending ${changes(waiting)}`} />}
      {waiting > 0 && (
        <Button variant="contained" disabled={sending || network === 'offline'} onClick={onSend}>
          {sending
            ? `Sending ${changes(waiting)}…`
            : isShared
              ? 'Send, then clear and sign out'
              : 'Send, then sign out'}
        </Button>
      )}
      <Button variant="outlined" onClick={() => exportWrites(writes)}>
        Export to a file
      </Button>
      <Button variant="outlined" onClick={() => onAnswer('leave')}>
        {isSafe ? 'Keep on this device and sign out' : 'Sign out without it'}
      </Button>
      <Button variant="outlined" color="error" onClick={() => onAnswer('clear')}>
        Clear this device and lose {changes(writes.length)}
      </Button>
    </Stack>
  );
};

/** The dialog that asks, before signing out, what to do with this device and with what the server does not have. */
export const SignOutDialog = ({
  writes$,
  isShared,
  onAnswer,
}: {
  writes$: BehaviorSubject<OutboxWrite[]>;
  /** Several racers use this device, so it is offered first to clear it. */
  isShared: boolean;
  onAnswer: OnAnswer;
}) => {
  const id = useId();
  const writes = useObservable(writes$, writes$.value);
  const [sending, setSending] = useState(false);
  const sent = writes.length === 0;
  const [isReady, setReady] = useState(sent);
  useEffect(() => {
    if (!sent || isReady) return undefined;
    const timer = setTimeout(() => setReady(true), swapMs);
    return () => clearTimeout(timer);
  }, [sent, isReady]);
  useEffect(() => {
    if (sending && sent) onAnswer(isShared ? 'clear' : 'leave');
  }, [sending, sent, isShared, onAnswer]);
  return (
    <Dialog open onClose={() => onAnswer('stay')} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{sent ? 'Sign out' : `${changes(writes.length)} not sent yet`}</DialogTitle>
      <DialogContent>
        {sent ? (
          <AllSent {...{ isShared, isReady, onAnswer }} />
        ) : (
          <Unsent {...{ writes, sending, isShared, onAnswer }} onSend={() => setSending(true)} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer('stay')}>Stay signed in</Button>
      </DialogActions>
    </Dialog>
  );
};
