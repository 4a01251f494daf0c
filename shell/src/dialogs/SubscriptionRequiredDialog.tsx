import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { session$ } from '../session/session';
import { dialogStack } from '../overlays/dialogStack';

/** The dialog that says that writing needs a subscription; the form behind it keeps its input. */
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
  // The trial begins when the registration is finished, which the app keeps retrying.
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
          ? 'Your registration is not finished. It needs a network, and Holeshot tries again by itself.'
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
