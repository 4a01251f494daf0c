import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { RegisterPage } from './RegisterPage';

/** Where the platform enters the registration page. */
export const registerPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <RegisterPage account={platform.account} connection={platform.connection} drafts={platform.drafts} />
));
