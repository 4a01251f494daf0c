import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { ForgotPasswordPage } from './ForgotPasswordPage';

/** Where the platform enters the page for a forgotten password. */
export const forgotPasswordPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <ForgotPasswordPage account={platform.account} connection={platform.connection} drafts={platform.drafts} />
));
