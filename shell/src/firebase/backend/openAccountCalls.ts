import type { Auth } from 'firebase/auth';
import { createAccountCalls } from '../account/accountCalls';
import type { Call } from '../account/createCall';
import { googleSignIn } from '../account/googleSignIn';
import { finishGoogleSignIn } from './finishGoogleSignIn';

/**
 * Creates the account calls, and finishes a sign-in that went to Google's page.
 * @param failed receives a sign-in that Google refused
 */
export const openAccountCalls = (
  auth: Auth,
  call: Call,
  failed: (error: unknown) => void,
): ReturnType<typeof createAccountCalls> => {
  void finishGoogleSignIn(googleSignIn.finish(auth), failed);
  return createAccountCalls(auth, call);
};
