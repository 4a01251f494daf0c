import { unknown, type Loadable, type Ports, type PublicRegistration } from '@holeshot/shared-core';
import { PageLayout, Panel, useObservable } from '@holeshot/shared-core/react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GoogleSignIn } from '../form/GoogleSignIn';
import { RegisterForm } from './RegisterForm';

const notYet: Loadable<PublicRegistration> = unknown;

/** Page of a new account, while registration is open; the shell continues to email verification. */
export const RegisterPage = ({ ports }: { ports: Pick<Ports, 'account' | 'connection' | 'drafts'> }) => {
  const seen = useObservable(ports.account.registration$, notYet);
  const registration = seen.state === 'present' ? seen.value : undefined;
  return (
    <PageLayout title="Register" width="reading">
      {registration?.disabled === true ? (
        <Panel>
          <Stack spacing={2}>
            <Typography>Registration is closed for now. Existing accounts keep working.</Typography>
            <Link href="/signin">Sign in to an account you have</Link>
          </Stack>
        </Panel>
      ) : (
        <>
          <RegisterForm ports={ports} invitationOnly={registration?.invitationOnly === true} />
          <GoogleSignIn ports={ports} />
        </>
      )}
    </PageLayout>
  );
};
