import type { Ports } from '@holeshot/shared-core';
import { PageLayout, Panel } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from '../form/AccountForm';
import { emailSchema } from '../form/emailSchema';
import { EmailInput } from '../form/EmailInput';
import { useAccountForm } from '../form/useAccountForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';

const schema = v.object({ email: emailSchema });

/** Page that requests a password link; never says whether an address has an account. */
export const ForgotPasswordPage = ({
  ports,
}: {
  ports: Pick<Ports, 'account' | 'connection' | 'drafts'>;
}) => {
  const [sentTo, setSentTo] = useState<string>();
  const network = useNetworkNeeded(
    ports.connection,
    'The email needs a network, and there is none right now. What you typed stays here; send it when you are connected.',
  );
  const { register, errors, onSubmit, busy } = useAccountForm({
    schema,
    defaultValues: { email: '' },
    send: async ({ email }) => {
      setSentTo(undefined);
      const sent = await network.guard(() => ports.account.requestPasswordReset(email));
      if (sent.ok) setSentTo(email);
      return sent;
    },
    drafts: ports.drafts,
  });
  return (
    <PageLayout title="Forgot password" width="reading">
      <Panel>
        <AccountForm
          label="Forgot password"
          onSubmit={onSubmit}
          failure={network.shown(errors.root)}
          busy={busy}
          action="Send the link"
          busyAction="Sending…"
          footer={
            <>
              <Link href="/signin">Sign in</Link>
              <Link href="/register">Register a new account</Link>
            </>
          }
        >
          <Typography sx={{ color: 'text.secondary' }}>
            We email you a link to choose a new password.
          </Typography>
          <EmailInput field={register('email')} error={errors.email?.message} />
          <Box role="status">
            {sentTo !== undefined && (
              <Alert severity="success" variant="outlined" role="presentation">
                If there is an account for {sentTo}, the email is on its way. It can take a few minutes; check
                your spam folder too.
              </Alert>
            )}
          </Box>
        </AccountForm>
      </Panel>
    </PageLayout>
  );
};
