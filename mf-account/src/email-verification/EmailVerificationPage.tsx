import type { Ports } from '@holeshot/shared-core';
import { FormError, PageLayout, Panel, useSession, useVerification } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { ActionButton } from '../form/ActionButton';
import { SignOutButton } from '../form/SignOutButton';
import { SendAgain } from './SendAgain';

/** Page that waits for the link in the verification email. */
export const EmailVerificationPage = ({ ports }: { ports: Pick<Ports, 'account' | 'session' | 'clock'> }) => {
  const racer = useSession(ports.session);
  const { outcome, asking, check, checkQuietly } = useVerification(ports.account);
  useEffect(() => {
    window.addEventListener('focus', checkQuietly);
    return () => window.removeEventListener('focus', checkQuietly);
  }, [checkQuietly]);
  const verified = outcome.state === 'verified' || (racer.status === 'signed-in' && racer.emailVerified);
  return (
    <PageLayout title="Verify your email" width="reading">
      <Panel>
        <Stack spacing={2}>
          <Box role="status">
            {verified && (
              <Typography>
                Your email address is verified. <Link href="/">Go to Home</Link>
              </Typography>
            )}
            {!verified && outcome.state === 'not-yet' && (
              <Typography sx={{ color: 'warning.main' }}>
                Not verified yet. Open the link in the email, then check again.
              </Typography>
            )}
          </Box>
          {!verified && (
            <>
              <Typography>
                We sent an email with a link to{' '}
                <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
                  {racer.status === 'signed-in' ? (
                    racer.email
                  ) : (
                    <Skeleton component="span" width={180} sx={{ display: 'inline-block' }} />
                  )}
                </Box>
                . Open the link to activate your account. No email yet? Send it again.
              </Typography>
              <FormError message={outcome.state === 'failed' ? outcome.message : undefined} />
              <ActionButton busy={asking} busyLabel="Checking…" onClick={check}>
                I have verified it
              </ActionButton>
              <SendAgain ports={ports} />
            </>
          )}
          <SignOutButton account={ports.account} />
        </Stack>
      </Panel>
    </PageLayout>
  );
};
