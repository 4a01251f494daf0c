import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { call, signInWithGoogle, type EmulatorAccount } from './emulatorAccount';

const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'backend');

/** Database of the stack, past the rules. */
export const backend = getFirestore(app);

/** Services that the owner's programs use. */
export const services = { auth: getAuth(app), db: backend };

/** Closes the database, so that the test can end. */
export const closeBackend = (): Promise<void> => deleteApp(app);

let count = 0;

/** Creates a racer who has finished registering. */
export const registeredRacer = async (): Promise<EmulatorAccount> => {
  const account = await signInWithGoogle(`racer-${Date.now()}-${++count}@strip.test`);
  const { status } = await call('completeRegistration', account);
  if (status !== 200) throw new Error(`The registration failed with ${status}.`);
  return account;
};

/** Creates a registered racer who is an admin. */
export const registeredAdmin = async (): Promise<EmulatorAccount> => {
  const account = await registeredRacer();
  await backend.doc(`users/${account.uid}/private/access`).update({ is_admin: true });
  return account;
};

/** Reads the document at a path. */
export const stored = async (path: string): Promise<Record<string, unknown> | undefined> =>
  (await backend.doc(path).get()).data();
