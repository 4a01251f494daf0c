import type { AccountPort, DraftsPort, SettingsPort } from '@holeshot/shared-core';
import { PageLayout } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import { SignOutButton } from '../form/SignOutButton';
import { useSettings } from '../form/useSettings';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileSkeleton';

/** The racer's name and address, and the way out. */
export const ProfilePage = ({
  account,
  settings,
  drafts,
}: {
  account: AccountPort;
  settings: SettingsPort;
  drafts: DraftsPort;
}) => {
  const racer = useSettings(settings);
  return (
    <PageLayout title="Profile" width="reading">
      <Stack spacing={2}>
        {racer === undefined ? (
          <ProfileSkeleton />
        ) : (
          <ProfileForm
            email={racer.email}
            firstName={racer.firstName}
            lastName={racer.lastName}
            save={(names) => settings.update(names)}
            drafts={drafts}
          />
        )}
        <SignOutButton account={account} />
      </Stack>
    </PageLayout>
  );
};
