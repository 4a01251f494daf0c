import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { createCall, type Call } from '../account/createCall';
import { newAddress, startVisitor, writeAsBackend, type EmulatorDevice } from './emulatorKit';

/** Project of the stack itself, whose functions answer; no test resets it. */
const stackProject = process.env['GCLOUD_PROJECT'] ?? '';
const functionsUrl = process.env['FUNCTIONS_EMULATOR_URL'] ?? 'http://unset';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';

/** Device whose calls the stack's functions answer. */
export interface StackDevice extends EmulatorDevice {
  password: string;
  call: Call;
}

/** Starts a device on which nobody is signed in, with the stack's functions. */
export const startStackVisitor = () => {
  const device = startVisitor(stackProject);
  const functions = getFunctions(device.app, 'us-central1');
  const { hostname, port } = new URL(functionsUrl);
  connectFunctionsEmulator(functions, hostname, Number(port));
  return { ...device, call: createCall(functions) };
};

const openMail = async (email: string): Promise<void> => {
  const answer = await fetch(`http://${authHost}/emulator/v1/projects/${stackProject}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  await fetch(oobCodes.findLast((code) => code.email === email)?.oobLink ?? '');
};

/** Signs a racer up in the stack, verifies the address and, by default, finishes registering. */
export const startStackRacer = async ({ registered = true, admin = false } = {}): Promise<StackDevice> => {
  const device = startStackVisitor();
  const [email, password] = [newAddress(), 'launch-3200'];
  const { user } = await createUserWithEmailAndPassword(device.auth, email, password);
  await sendEmailVerification(user);
  await openMail(email);
  await signInWithEmailAndPassword(device.auth, email, password);
  if (registered) {
    const done = await device.call('completeRegistration', {});
    if (!done.ok) throw new Error(done.failure.message);
  }
  if (admin) {
    await writeAsBackend(
      `users/${user.uid}/private/access`,
      { access_until: 0, is_admin: true, is_registered: true },
      stackProject,
    );
  }
  return { ...device, uid: user.uid, email, password };
};
