import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isUnverified, trialDays, type AccountPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { VerifyButtons } from '../newcomer/VerifyButtons';
import { session$ } from '../session/session';
import { dialogStack } from '../overlays/dialogStack';

/** The dialog that says what writing needs; the form behind it keeps its input. */
export const SubscriptionRequiredDialog = ({
  title,
  text,
  account,
  onClose,
}: {
  title: string;
  text: string;
  account: AccountPort;
  onClose: () => void;
}) => {
  const id = useId();
  const session = useObservable(session$, session$.value);
  const [isBegunUnverified] = useState(() => isUnverified(session));
  // The trial begins when the registration is finished, which the app keeps retrying.
  const canWrite = session.status === 'signed-in' && session.canWrite;
  const isNew = session.status === 'signed-in' && session.trialDaysLeft === null && !canWrite;
  const leave = () => {
    for (const row of dialogStack.rows$.value) if (row.kind === 'part') row.close();
    onClose();
  };
  if (isBegunUnverified && (isNew || canWrite))
    return (
      <Dialog open onClose={onClose} aria-labelledby={id}>
        <DialogTitle id={id}>Verify your email first</DialogTitle>
        <DialogContent>
          {isUnverified(session) ? (
            <>
              <Typography sx={{ mb: 2 }}>
                Your {trialDays} free days begin when you open the link in the email to{' '}
                <strong>{session.email}</strong>. What you typed stays here.
              </Typography>
              <VerifyButtons account={account} />
            </>
          ) : canWrite ? (
            'Your email is verified. You can save now.'
          ) : (
            'Your email is verified. Your free days are starting, which needs a network. Wait a moment, then save.'
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
    );
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
