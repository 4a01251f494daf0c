import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { session$ } from '../session/session';
import { dialogStack } from '../overlays/dialogStack';

/** Says that writing needs a subscription; the form behind it keeps what was typed. */
export const SubscriptionRequiredDialog = ({
  title,
  text,
  onClose,
}: {
  title: string;
  text: string;
  onClose: () => void;
}) => {
  const id = useId();
  const session = session$.value;
  // Its trial begins with the end of the registration, which is tried again meanwhile.
  const isNew = session.status === 'signed-in' && session.trialDaysLeft === null && !session.canWrite;
  const leave = () => {
    for (const row of dialogStack.rows$.value) if (row.kind === 'part') row.close();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {isNew
          ? 'Your registration is not finished: it needs a network, and is tried again by itself.'
          : text}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" href="/subscription" onClick={leave}>
          Subscription Options
        </Button>
      </DialogActions>
    </Dialog>
  );
};
