import type { Ports } from '@holeshot/shared-core';
import { downloadText, PageLayout, useSession } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageSection } from '../form/PageSection';
import { SignOutButton } from '../form/SignOutButton';
import { useSettings } from '../form/useSettings';
import { DeleteAccount } from './DeleteAccount';
import { ExportAccount } from './ExportAccount';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileSkeleton';

/** Page of name, address, password, export, sign-out and account deletion. */
export const ProfilePage = ({
  ports,
  download = downloadText,
}: {
  ports: Pick<Ports, 'account' | 'session' | 'settings' | 'connection' | 'drafts' | 'clock'>;
  download?: (fileName: string, text: string) => void;
}) => {
  const racer = useSettings(ports.settings);
  const signedIn = useSession(ports.session);
  const known = racer !== undefined && signedIn.status === 'signed-in';
  return (
    // Fixed first, so that it does not move under a tap while the rest loads.
    <PageLayout title="Profile" width="reading" actions={<SignOutButton account={ports.account} />}>
      <Stack spacing={2}>
        {known ? (
          <>
            <PageSection title="You">
              <ProfileForm
                email={signedIn.email}
                firstName={racer.firstName}
                lastName={racer.lastName}
                save={(names) => ports.settings.update(names)}
                drafts={ports.drafts}
              />
            </PageSection>
            <PageSection title="Password">
              {signedIn.hasPassword ? (
                <PasswordForm email={signedIn.email} ports={ports} />
              ) : (
                <Typography sx={{ color: 'text.secondary' }}>
                  You sign in with Google, so there is no password here.
                </Typography>
              )}
            </PageSection>
            <PageSection title="Your data">
              <ExportAccount ports={ports} download={download} />
            </PageSection>
            <PageSection title="Delete account">
              <DeleteAccount email={signedIn.email} hasPassword={signedIn.hasPassword} ports={ports} />
            </PageSection>
          </>
        ) : (
          <ProfileSkeleton />
        )}
      </Stack>
    </PageLayout>
  );
};
