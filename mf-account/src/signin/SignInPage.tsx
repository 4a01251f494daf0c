import type { Ports } from '@holeshot/shared-core';
import { PageLayout, Panel } from '@holeshot/shared-core/react';
import Link from '@mui/material/Link';
import { AccountForm } from '../form/AccountForm';
import { GoogleSignIn } from '../form/GoogleSignIn';
import { PasswordInput } from '../form/PasswordInput';
import { EmailInput } from '../form/EmailInput';
import { useAccountForm } from '../form/useAccountForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';
import { SharedDevice } from './SharedDevice';
import { signInSchema } from './signInSchema';

/** Page to sign in; the shell decides where to go then. */
export const SignInPage = ({ ports }: { ports: Pick<Ports, 'account' | 'connection' | 'drafts'> }) => {
  const network = useNetworkNeeded(
    ports.connection,
    'Signing in needs a network, and there is none right now. What you typed stays here; sign in when you are connected.',
  );
  const { register, errors, onSubmit, busy } = useAccountForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    send: (credentials) => network.guard(() => ports.account.signIn(credentials)),
    drafts: ports.drafts,
  });
  return (
    <PageLayout title="Sign in" width="reading">
      <Panel>
        <AccountForm
          label="Sign in"
          onSubmit={onSubmit}
          failure={network.shown(errors.root)}
          busy={busy}
          action="Sign in"
          busyAction="Signing in…"
          footer={
            <>
              <Link href="/forgot-password">Forgot your password?</Link>
              <Link href="/register">Register a new account</Link>
            </>
          }
        >
          <EmailInput field={register('email')} error={errors.email?.message} />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            field={register('password')}
            error={errors.password?.message}
          />
          {ports.account.sharedDevice !== undefined && <SharedDevice device={ports.account.sharedDevice} />}
        </AccountForm>
      </Panel>
      <GoogleSignIn ports={ports} />
    </PageLayout>
  );
};
