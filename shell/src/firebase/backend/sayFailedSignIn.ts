import { authFailure } from '@holeshot/shared-core';
import { reportError } from '../../debugLog/debugLog';
import { feedback } from '../../feedback/feedback';

/** Shows, until closed, that a sign-in failed after Auth had agreed; says nothing of a canceled one. */
export const sayFailedSignIn = (error: unknown): void => {
  reportError(error, 'sign-in');
  const { code, message } = authFailure(error, 'password');
  if (code !== 'cancelled')
    feedback.snackbar({ text: `Error during sign-in: ${message}`, color: 'error', timeout: -1 });
};
