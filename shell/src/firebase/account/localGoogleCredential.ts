import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, type OAuthCredential } from 'firebase/auth';
import { askForAccount } from '../../localGoogle/askForAccount';

/**
 * Creates a credential as the Auth emulator accepts it instead of Google's: unsigned claims. Only a build for the
 * emulators contains it.
 * @throws `auth/popup-closed-by-user`, as Google's page does, if the racer cancels
 */
export const localGoogleCredential = async (): Promise<OAuthCredential> => {
  const account = await askForAccount();
  if (account === undefined) throw new FirebaseError('auth/popup-closed-by-user', 'called off');
  const { email, name } = account;
  return GoogleAuthProvider.credential(
    JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name }),
  );
};
