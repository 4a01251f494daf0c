import { authFailure } from '@holeshot/shared-core';
import { reportError } from '../../debugLog/debugLog';
import { feedback } from '../../feedback/feedback';

/** Says, until it is closed, that signing in went wrong after Auth had agreed; a cancelled one is not spoken of. */
export const sayFailedSignIn = (error: unknown): void => {
  reportError(error, 'sign-in');
  const { code, message } = authFailure(error, 'password');
  if (code !== 'cancelled')
    feedback.snackbar({ text: `Error during sign-in: ${message}`, color: 'error', timeout: -1 });
};
