import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { doc, setDoc } from 'firebase/firestore';
import { failed, ok, type FailureCode } from '@holeshot/shared-core';
import { createAccountCalls } from './accountCalls';
import { createAuthCalls } from './authCalls';
import { documentNow, newAddress } from '../testing/emulatorKit';
import { startStackRacer, startStackVisitor, type StackDevice } from '../testing/stackKit';

// Each function of the stack starts at its first call.
jest.setTimeout(60_000);

const devices: { stop(): Promise<void> }[] = [];
afterAll(() => Promise.all(devices.map((device) => device.stop())));

const start = async () => {
  const device = await startStackRacer();
  devices.push(device);
  return { ...device, ...createAccountCalls(device.auth, device.call) };
};
const visit = () => {
  const device = startStackVisitor();
  devices.push(device);
  return { ...createAccountCalls(device.auth, device.call), ...createAuthCalls(device.auth), ...device };
};

const refused = (code: string, message: string) => ({ ok: false, failure: { code, message } });
const signedOut = refused('auth/user-signed-out', 'You are signed out. Sign in and try again.');

/** Changes an account as the owner of the project. */
const asOwner = (path: string, body: object) =>
  fetch(
    `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}/identitytoolkit.googleapis.com/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/${path}`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );

/** Ages the sign-in by ten minutes; the emulator signs no tokens. */
const age = async ({ auth }: StackDevice): Promise<void> => {
  const user = auth.currentUser;
  if (user === null) throw new Error('Nobody is signed in.');
  const [head = '', body = '', ...rest] = (await user.getIdToken()).split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number };
  const aged = JSON.stringify({ ...claims, auth_time: claims.auth_time - 600 });
  const token = [head, Buffer.from(aged).toString('base64url'), ...rest].join('.');
  user.getIdToken = () => Promise.resolve(token);
};

describe('signing in', () => {
  test('with what is wrong says what, and does not sign in', async () => {
    const ann = await start();
    const visitor = visit();
    expect(await visitor.signIn({ email: ann.email, password: 'not hers' })).toEqual(
      refused('auth/wrong-password', 'Incorrect password.'),
    );
    expect(await visitor.signIn({ email: newAddress(), password: 'x' })).toEqual(
      refused('auth/user-not-found', 'User not found matching the email.'),
    );
    expect(await visitor.signIn({ email: 'ann', password: 'x' })).toEqual(
      refused('auth/invalid-email', 'Invalid email address.'),
    );
    expect(await visitor.signIn({ email: ann.email, password: '' })).toEqual(
      refused('auth/missing-password', 'Enter your password.'),
    );
    expect(visitor.auth.currentUser).toBeNull();
  });

  test('with email enumeration protection does not say whether the address is known', async () => {
    const ann = await start();
    const protection = (enabled: boolean) =>
      fetch(
        `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}/identitytoolkit.googleapis.com/v2/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/config?updateMask=emailPrivacyConfig`,
        {
          method: 'PATCH',
          headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
          body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled } }),
        },
      );
    await protection(true);
    try {
      const answer = refused('auth/invalid-credential', 'Incorrect email or password.');
      const visitor = visit();
      expect(await visitor.signIn({ email: ann.email, password: 'not hers' })).toEqual(answer);
      expect(await visitor.signIn({ email: newAddress(), password: 'x' })).toEqual(answer);
      expect(await ann.changePassword({ current: 'not hers', next: 'holeshot-4400' })).toEqual(
        refused('auth/invalid-credential', 'Incorrect password.'),
      );
    } finally {
      await protection(false);
    }
  });

  test('to an account that is disabled is refused', async () => {
    const ann = await start();
    await asOwner('accounts:update', { localId: ann.uid, disableUser: true });
    expect(await visit().signIn(ann)).toEqual(refused('auth/user-disabled', 'User account is disabled.'));
  });

  test('without a network says so', async () => {
    const auth: Auth = initializeAuth(initializeApp({ apiKey: 'local', projectId: 'demo' }, 'lost'), {
      persistence: inMemoryPersistence,
    });
    connectAuthEmulator(auth, 'http://127.0.0.1:9', { disableWarnings: true });
    expect(await createAuthCalls(auth).signIn({ email: 'ann@strip.test', password: 'x' })).toEqual(
      refused('auth/network-request-failed', 'A network request has failed.'),
    );
  });
});

describe('registering', () => {
  test('an address a second time, or with too short a password, is refused', async () => {
    const ann = await start();
    expect(await visit().createAccount(ann)).toEqual(
      refused('auth/email-already-in-use', 'The email address is already in use.'),
    );
    expect(await visit().createAccount({ email: newAddress(), password: 'short' })).toEqual(
      refused('auth/weak-password', 'The password is weak.'),
    );
  });
});

describe('a new password', () => {
  test('is taken by the next sign-in, and the old one is not any more', async () => {
    const ann = await start();
    expect(await ann.changePassword({ current: ann.password, next: 'holeshot-4400' })).toEqual(ok(undefined));
    expect(await visit().signIn({ email: ann.email, password: 'holeshot-4400' })).toEqual(ok(undefined));
    expect(await visit().signIn(ann)).toEqual(refused('auth/wrong-password', 'Incorrect password.'));
  });

  test('is not taken where the old one is wrong or the new one is weak', async () => {
    const ann = await start();
    expect(await ann.changePassword({ current: 'not hers', next: 'holeshot-4400' })).toEqual(
      refused('auth/wrong-password', 'Incorrect password.'),
    );
    expect(await ann.changePassword({ current: ann.password, next: 'short' })).toEqual(
      refused('auth/weak-password', 'The password is weak.'),
    );
    expect(await visit().signIn(ann)).toEqual(ok(undefined));
  });
});

describe('an account that was deleted on another device', () => {
  test('is told to sign in again', async () => {
    const ann = await start();
    await asOwner('accounts:delete', { localId: ann.uid });
    expect(await createAuthCalls(ann.auth).reload()).toEqual(
      refused('auth/user-token-expired', 'Your sign-in has expired. Sign in again.'),
    );
    expect(await ann.changePassword({ current: ann.password, next: 'holeshot-4400' })).toMatchObject({
      ok: false,
    });
  });
});

describe('deleting the account', () => {
  test('takes everything along and signs out', async () => {
    const ann = await start();
    await setDoc(
      doc(ann.database, `users/${ann.uid}`),
      { vehicles: { [`nova~${ann.uid}`]: { uid: `nova~${ann.uid}` } } },
      { merge: true },
    );
    expect(await ann.deleteAccount({ password: ann.password })).toEqual(ok(undefined));
    expect(ann.auth.currentUser).toBeNull();
    expect(await visit().signIn(ann)).toEqual(
      refused('auth/user-not-found', 'User not found matching the email.'),
    );
    expect(await ann.deleteAccount({ password: ann.password })).toEqual(signedOut);
  });

  test('with the wrong password deletes nothing', async () => {
    const ann = await start();
    expect(await ann.deleteAccount({ password: 'not hers' })).toEqual(
      refused('auth/wrong-password', 'Incorrect password.'),
    );
    expect(ann.auth.currentUser?.uid).toBe(ann.uid);
    expect((await documentNow(doc(ann.database, `users/${ann.uid}`))).exists()).toBe(true);
  });

  test('after a sign-in that is too old says so and deletes nothing', async () => {
    const ann = await start();
    await age(ann);
    expect(await ann.deleteAccount({ password: ann.password })).toEqual(
      refused('requires-recent-login', 'Please login again, as your last login was too long ago.'),
    );
    expect(ann.auth.currentUser?.uid).toBe(ann.uid);
    expect(await visit().signIn(ann)).toEqual(ok(undefined));
    expect((await documentNow(doc(ann.database, `users/${ann.uid}`))).exists()).toBe(true);
  });
});

describe('deleting the account without an answer of the server', () => {
  test.each<FailureCode>(['unavailable', 'deadline-exceeded', 'internal'])(
    'is not said to have changed nothing, for it goes on by itself once it has begun: %s',
    async (code) => {
      const ann = await start();
      const { deleteAccount } = createAccountCalls(ann.auth, () =>
        Promise.resolve(failed(code, 'Nothing was changed.')),
      );
      expect(await deleteAccount({ password: ann.password })).toEqual(
        refused(code, expect.stringContaining('it is not known whether the deletion has begun') as string),
      );
      expect(ann.auth.currentUser?.uid).toBe(ann.uid);
    },
  );
});

describe('the export', () => {
  test('holds the account and no log books of a new racer', async () => {
    const ann = await start();
    const exported = await ann.exportAccount();
    expect(exported).toMatchObject({
      ok: true,
      value: {
        user: { email: ann.email, isRegistered: true },
        access: { is_registered: true, is_admin: false },
        ...{ subscriptions: {}, tunes: {}, deletedVehicles: {}, notifications: {}, logBooks: {} },
      },
    });
  });

  test('keeps what the app itself cannot read', async () => {
    const ann = await start();
    const broken = { uid: 7, finish: 'far', base_tune: { wind_effect_660: 'much' } };
    const vehicles = { [`broken~${ann.uid}`]: broken };
    await setDoc(doc(ann.database, `users/${ann.uid}`), { vehicles }, { merge: true });
    expect(await ann.exportAccount()).toMatchObject({ value: { user: { vehicles } } });
  });

  test('is for nobody who is signed out, and neither is a new password', async () => {
    const visitor = visit();
    expect(await visitor.exportAccount()).toEqual(refused('unauthenticated', 'Please sign in first.'));
    expect(await visitor.changePassword({ current: 'x', next: 'holeshot-4400' })).toEqual(signedOut);
    expect(await visitor.reload()).toEqual(signedOut);
  });
});
