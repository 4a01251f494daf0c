import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { ProfilePage } from './ProfilePage';

/** Where the platform enters the profile page. */
export const profilePlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <ProfilePage
    account={platform.account}
    session={platform.session}
    settings={platform.settings}
    connection={platform.connection}
    drafts={platform.drafts}
    clock={platform.clock}
  />
));
