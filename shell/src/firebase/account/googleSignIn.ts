import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type Auth,
  type User,
} from 'firebase/auth';

/** Written in by the build, so that the stand-in for Google's page is left out of a build for a real project. */
declare const HOLESHOT_LOCAL: boolean;

/** Google's account chooser; each fails with an `auth/…` code. */
export const googleSignIn = {
  signIn: (auth: Auth): Promise<unknown> =>
    HOLESHOT_LOCAL
      ? import(/* webpackChunkName: "local-google" */ './localGoogleCredential')
          .then(({ localGoogleCredential }) => localGoogleCredential())
          .then((credential) => signInWithCredential(auth, credential))
      : signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
  /** Asks the racer who is signed in to choose the same account once more. */
  prove: (user: User): Promise<unknown> =>
    HOLESHOT_LOCAL
      ? import(/* webpackChunkName: "local-google" */ './localGoogleCredential')
          .then(({ localGoogleCredential }) => localGoogleCredential())
          .then((credential) => reauthenticateWithCredential(user, credential))
      : reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver),
};
