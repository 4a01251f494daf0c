import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { SignInPage } from './SignInPage';

/** Where the platform enters the sign-in page. */
export const signInPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <SignInPage account={platform.account} connection={platform.connection} drafts={platform.drafts} />
));
