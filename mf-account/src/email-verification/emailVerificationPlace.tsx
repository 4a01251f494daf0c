import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { EmailVerificationPage } from './EmailVerificationPage';

/** Where the platform enters the page that waits for a verified address. */
export const emailVerificationPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <EmailVerificationPage account={platform.account} session={platform.session} clock={platform.clock} />
));
