import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
  type User,
} from 'firebase/auth';
import { buildConfig } from '../../build/buildConfig';
import { tabStorage } from '../../device/deviceStorage';
import { googleWay } from './googleWay';

/** Set by the build: a build for a real project contains no stand-in for Google's page. */
declare const HOLESHOT_LOCAL: boolean;

/** Marks a tab that went to Google's page. */
const goneKey = 'holeshot.goneToGoogle';

const isRedirected = (): boolean => {
  const { authDomain } = buildConfig.firebase;
  return googleWay(navigator, { authDomain, host: location.host }) === 'redirect';
};

const provider = () => new GoogleAuthProvider();

/** Goes to Google's page and comes back, or asks in a window above the app. */
const askGoogle = (auth: Auth): Promise<unknown> => {
  if (!isRedirected()) return signInWithPopup(auth, provider(), browserPopupRedirectResolver);
  tabStorage.setItem(goneKey, 'yes');
  return signInWithRedirect(auth, provider(), browserPopupRedirectResolver);
};

const finishAsked = (auth: Auth): Promise<unknown> | undefined => {
  if (tabStorage.getItem(goneKey) === null) return undefined;
  tabStorage.removeItem(goneKey);
  return getRedirectResult(auth, browserPopupRedirectResolver);
};

const proveToGoogle = (user: User): Promise<unknown> =>
  isRedirected()
    ? Promise.resolve()
    : reauthenticateWithPopup(user, provider(), browserPopupRedirectResolver);

/** Calls of Google's account chooser; each fails with an `auth/…` code. */
export const googleSignIn = {
  signIn: (auth: Auth): Promise<unknown> =>
    HOLESHOT_LOCAL
      ? import(/* webpackChunkName: "local-google" */ './localGoogleCredential')
          .then(({ localGoogleCredential }) => localGoogleCredential())
          .then((credential) => signInWithCredential(auth, credential))
      : askGoogle(auth),
  /** Finishes a sign-in that went to Google's page; undefined if this tab did not. */
  finish: (auth: Auth): Promise<unknown> | undefined => (HOLESHOT_LOCAL ? undefined : finishAsked(auth)),
  /**
   * Asks the signed-in racer to choose the same account once more. A redirect would end what the proof is for: there the
   * server decides whether the last sign-in is recent enough.
   */
  prove: (user: User): Promise<unknown> =>
    HOLESHOT_LOCAL
      ? import(/* webpackChunkName: "local-google" */ './localGoogleCredential')
          .then(({ localGoogleCredential }) => localGoogleCredential())
          .then((credential) => reauthenticateWithCredential(user, credential))
      : proveToGoogle(user),
};
