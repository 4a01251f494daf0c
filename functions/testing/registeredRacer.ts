import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { call, signInWithGoogle, type EmulatorAccount } from './emulatorAccount';

const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'backend');

/** The stack's database as the backend sees it. */
export const backend = getFirestore(app);

/** What the programs of the owner work with. */
export const services = { auth: getAuth(app), db: backend };

/** Lets the test end. */
export const closeBackend = (): Promise<void> => deleteApp(app);

let count = 0;

/** A racer who has finished registering. */
export const registeredRacer = async (): Promise<EmulatorAccount> => {
  const account = await signInWithGoogle(`racer-${Date.now()}-${++count}@strip.test`);
  const { status } = await call('completeRegistration', account);
  if (status !== 200) throw new Error(`The registration failed with ${status}.`);
  return account;
};

/** A registered racer who is an admin too. */
export const registeredAdmin = async (): Promise<EmulatorAccount> => {
  const account = await registeredRacer();
  await backend.doc(`users/${account.uid}/private/access`).update({ is_admin: true });
  return account;
};

/** What is stored at a path. */
export const stored = async (path: string): Promise<Record<string, unknown> | undefined> =>
  (await backend.doc(path).get()).data();
