import { authErrorMessage } from '@holeshot/shared-core';
import { reportError } from '../../debugLog/debugLog';
import { feedback } from '../../feedback/feedback';

/** Says, until it is closed, that signing in went wrong after Auth had agreed; a cancelled one is not spoken of. */
export const sayFailedSignIn = (error: unknown): void => {
  reportError(error, 'sign-in');
  const { code } = (error ?? {}) as { code?: unknown };
  const sentence = authErrorMessage(typeof code === 'string' ? code : 'auth/internal-error', 'password');
  if (sentence !== undefined)
    feedback.snackbar({ text: `Error during sign-in: ${sentence}`, color: 'error', timeout: -1 });
};
