import type {
  AccountPort,
  ClockPort,
  ConnectionPort,
  DraftsPort,
  SessionPort,
  SettingsPort,
} from '@holeshot/shared-core';
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

/** The racer's name, address and password, all that is stored of him, and the ways out. */
export const ProfilePage = ({
  account,
  session,
  settings,
  connection,
  drafts,
  clock,
  download = downloadText,
}: {
  account: AccountPort;
  session: SessionPort;
  settings: SettingsPort;
  connection: ConnectionPort;
  drafts: DraftsPort;
  clock: ClockPort;
  download?: (fileName: string, text: string) => void;
}) => {
  const racer = useSettings(settings);
  const signedIn = useSession(session);
  const known = racer !== undefined && signedIn.status === 'signed-in';
  return (
    // Here it stands in one place while the rest comes: a tap on it must not meet what has just moved there.
    <PageLayout title="Profile" width="reading" actions={<SignOutButton account={account} />}>
      <Stack spacing={2}>
        {known ? (
          <>
            <PageSection title="You">
              <ProfileForm
                email={signedIn.email}
                firstName={racer.firstName}
                lastName={racer.lastName}
                save={(names) => settings.update(names)}
                drafts={drafts}
              />
            </PageSection>
            <PageSection title="Password">
              {signedIn.hasPassword ? (
                <PasswordForm
                  email={signedIn.email}
                  account={account}
                  connection={connection}
                  drafts={drafts}
                />
              ) : (
                <Typography sx={{ color: 'text.secondary' }}>
                  You sign in with Google, so there is no password here.
                </Typography>
              )}
            </PageSection>
            <PageSection title="Your data">
              <ExportAccount account={account} connection={connection} clock={clock} download={download} />
            </PageSection>
            <PageSection title="Delete account">
              <DeleteAccount
                email={signedIn.email}
                hasPassword={signedIn.hasPassword}
                account={account}
                connection={connection}
                drafts={drafts}
              />
            </PageSection>
          </>
        ) : (
          <ProfileSkeleton />
        )}
      </Stack>
    </PageLayout>
  );
};
