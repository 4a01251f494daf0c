import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { BehaviorSubject } from 'rxjs';
import { callFailure, ok, type Result } from '@holeshot/shared-core';
import { createAccountCalls } from './accountCalls';
import { createAdministration } from './createAdministration';
import { createAuthCalls } from './authCalls';
import { clock, createHealth, createMarks, openOutbox } from '../testing/emulatorKit';
import { openRacerData, type RacerData } from '../records/openRacerData';
import { createWeatherToken } from './weatherToken';

/** Project of the functions. */
const projectId = process.env['GCLOUD_PROJECT'] ?? '';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const firestore = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`);
const functionsPort = Number(new URL(process.env['FUNCTIONS_EMULATOR_URL'] ?? 'http://none').port);
const password = 'launch-3200';

const openVerificationLink = async (email: string): Promise<void> => {
  const answer = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  await fetch(oobCodes.findLast((code) => code.email === email)?.oobLink ?? '');
};

const makeAdmin = async (uid: string): Promise<void> => {
  const at = `v1/projects/${projectId}/databases/(default)/documents/users/${uid}/private/access`;
  await fetch(`${firestore.origin}/${at}?updateMask.fieldPaths=is_admin`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: { is_admin: { booleanValue: true } } }),
  });
};

interface Device {
  app: FirebaseApp;
  auth: Auth;
  database: Firestore;
  uid: string;
  email: string;
  call: <Answer>(name: string, data: object) => Promise<Result<Answer>>;
}

const devices: Device[] = [];

/** Registers a racer with the app's own calls, on a new device. */
const register = async (): Promise<Device> => {
  const app = initializeApp({ apiKey: 'local', projectId }, `callables-${devices.length}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const database = getFirestore(app);
  connectFirestoreEmulator(database, firestore.hostname, Number(firestore.port));
  const functions = getFunctions(app, 'us-central1');
  connectFunctionsEmulator(functions, '127.0.0.1', functionsPort);
  const call = async <Answer>(name: string, data: object): Promise<Result<Answer>> => {
    try {
      return ok((await httpsCallable<object, Answer>(functions, name)(data)).data);
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      return { ok: false, failure: callFailure(code.replace('functions/', ''), undefined, message) };
    }
  };
  const email = `callables-${Date.now()}-${devices.length}@strip.test`;
  const authCalls = createAuthCalls(auth);
  expect(await authCalls.createAccount({ email, password })).toEqual(ok(undefined));
  expect(await authCalls.sendVerification()).toEqual(ok(undefined));
  const device = { app, auth, database, uid: auth.currentUser?.uid ?? '', email, call };
  devices.push(device);
  await openVerificationLink(email);
  expect(await authCalls.reload()).toEqual(ok({ verified: true }));
  expect(await authCalls.refreshVerifiedToken()).toEqual(ok(undefined));
  expect((await call('completeRegistration', {})).ok).toBe(true);
  return device;
};

afterAll(async () => {
  for (const { app, database } of devices) {
    await terminate(database);
    await deleteApp(app);
  }
});

const value = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

describe('what an admin does', () => {
  let ann: Device;
  let bob: Device;
  let administration: ReturnType<typeof createAdministration>;
  beforeAll(async () => {
    ann = await register();
    bob = await register();
    const max = await register();
    await makeAdmin(max.uid);
    administration = createAdministration(max.database, max.call, createHealth());
  });

  const notified = async ({ database, uid }: Device, postRefId: string): Promise<boolean> => {
    const found = await getDoc(doc(database, `notifications/${postRefId}_${uid}`)).catch(() => undefined);
    return found?.exists() === true;
  };

  test('a notification for one racer reaches him once, and nobody else', async () => {
    const post = { uid: ann.uid, title: 'Rain', message: 'Noon.', postRefId: `one-${Date.now()}` };
    expect(await administration.notify(post)).toEqual(ok({ sent: 1 }));
    expect(await notified(ann, post.postRefId)).toBe(true);
    expect(await notified(bob, post.postRefId)).toBe(false);
    expect(await administration.notify(post)).toEqual(ok({ sent: 0 }));
    expect(await administration.notify({ ...post, uid: 'nobody' })).toMatchObject({ ok: false });
  });

  test('a racer is found by his address, and his limit is set', async () => {
    const { uid, email } = value(await administration.findUser({ email: ann.email }));
    expect({ uid, email }).toEqual({ uid: ann.uid, email: ann.email });
    expect(await administration.setVehicleLimit({ uid, maxVehicleLimit: 7 })).toEqual(ok(undefined));
    expect(value(await administration.findUser({ email })).maxVehicleLimit).toBe(7);
    expect(await administration.findUser({ email: 'nobody@strip.test' })).toMatchObject({
      failure: { code: 'not-found' },
    });
  });

  test('who may register is set', async () => {
    expect(await administration.setRegistration({ disabled: false, emailWhiteList: ['*'] })).toEqual(
      ok(undefined),
    );
  });
});

describe('what a racer does', () => {
  test('the export holds the account and all log books, more than an answer does', async () => {
    const { auth, call, database, uid } = await register();
    const months = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const month of months)
      await setDoc(doc(database, `logBooks/car~${uid}_2026_0${month}`), {
        ...{ entries: {}, vehicle_uid: `car~${uid}`, user_uid: uid, year: 2026, month, data_version: 1 },
        last_modified_date: serverTimestamp(),
      });
    await setDoc(doc(database, `users/${uid}/tunes/car_1`), {
      ...{ vehicle_uid: 'car', n: 1, datetime: '2026-05-02T18:00:00Z', base_tune: {}, ddpe_tune: {} },
    });
    const stored = value(await createAccountCalls(auth, call).exportAccount());
    expect(stored).toMatchObject({
      user: { isRegistered: true },
      access: { is_registered: true },
      tunes: { car_1: { n: 1 } },
    });
    const { logBooks } = stored as { logBooks: Record<string, { month: number }> };
    expect(Object.values(logBooks).map(({ month }) => month)).toEqual(months);
  });

  test('a new password is chosen, and with it the account is deleted', async () => {
    const { auth, call, email } = await register();
    const accountCalls = createAccountCalls(auth, call);
    expect(await accountCalls.changePassword({ current: 'not-his', next: 'x' })).toMatchObject({
      failure: { message: 'Incorrect password.' },
    });
    expect(await accountCalls.changePassword({ current: password, next: 'holeshot-4400' })).toEqual(
      ok(undefined),
    );
    expect(await accountCalls.deleteAccount({ password })).toMatchObject({
      failure: { message: 'Incorrect password.' },
    });
    expect(await accountCalls.deleteAccount({ password: 'holeshot-4400' })).toEqual(ok(undefined));
    expect(auth.currentUser).toBeNull();
    await expect(signInWithEmailAndPassword(auth, email, 'holeshot-4400')).rejects.toThrow();
  });

  test('the weather token is given, kept, and renewed', async () => {
    const { call, database, uid } = await register();
    const report = (error: unknown) => {
      throw error;
    };
    const outbox = openOutbox({ database, uid }, { report });
    const racer = openRacerData(database, uid, outbox, createMarks(), report, createHealth());
    const request = createWeatherToken(
      new BehaviorSubject<RacerData | undefined>(racer),
      call,
      clock.now,
      () => true,
    );
    const token = value(await request());
    expect(token).not.toBe('');
    await waitForPendingWrites(database);
    expect((await getDoc(doc(database, `users/${uid}`))).get('primaryWeatherToken.token')).toBe(token);
    expect(value(await request())).toBe(token);
    expect(value(await request(token))).not.toBe(token);
  });
});
