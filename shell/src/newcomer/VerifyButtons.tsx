import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccountPort } from '@holeshot/shared-core';
import type { VerificationOutcome } from '@holeshot/shared-core/react';
import { useVerified } from './useVerified';

const wordsOf = (outcome: VerificationOutcome): string | undefined => {
  if (outcome.state === 'failed') return outcome.message;
  return outcome.state === 'not-yet'
    ? 'Not verified yet. Open the link in the email, then check again.'
    : undefined;
};

/** Buttons that send the verification email again and check whether the address is verified. */
export const VerifyButtons = ({
  account,
}: {
  account: Pick<AccountPort, 'checkVerification' | 'sendVerification'>;
}) => {
  const { outcome, asking, check } = useVerified(account);
  const [sent, setSent] = useState<string>();
  const [sending, setSending] = useState(false);
  const resend = async (): Promise<void> => {
    setSending(true);
    const answer = await account.sendVerification();
    setSending(false);
    setSent(answer.ok ? 'Email sent again. Check your spam folder too.' : answer.failure.message);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Button variant="contained" disabled={asking} onClick={check}>
        I have verified
      </Button>
      <Button disabled={sending} onClick={() => void resend()}>
        Resend
      </Button>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {wordsOf(outcome) ?? sent}
      </Typography>
    </Box>
  );
};
