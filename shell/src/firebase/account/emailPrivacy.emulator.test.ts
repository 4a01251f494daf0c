import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { failed, ok } from '@holeshot/shared-core';
import { createAccountCalls } from './accountCalls';
import { createAuthCalls } from './authCalls';

/** Project of the emulator: it accepts any API key for it. */
const projectId = process.env['GCLOUD_PROJECT'] ?? '';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const password = 'launch-3200';

const app = initializeApp({ apiKey: 'local', projectId }, 'email-privacy');
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
const authCalls = createAuthCalls(auth);
const accountCalls = createAccountCalls(auth, () => Promise.reject(new Error('Nothing is called here.')));

/** Switches email enumeration protection: new projects have it, old ones do not. */
const protect = async (enableImprovedEmailPrivacy: boolean): Promise<void> => {
  const answer = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
    },
  );
  expect(answer.ok).toBe(true);
};

afterAll(async () => {
  await protect(false);
  await deleteApp(app);
});

const eitherWrong = failed('auth/invalid-credential', 'Incorrect email or password.');
const unknownAddress = failed('auth/user-not-found', 'User not found matching the email.');

describe.each([
  {
    protection: true,
    wrongPassword: eitherWrong,
    unknown: eitherWrong,
    reset: ok(undefined),
    ownPassword: 'auth/invalid-credential' as const,
  },
  {
    protection: false,
    wrongPassword: failed('auth/wrong-password', 'Incorrect password.'),
    unknown: unknownAddress,
    reset: unknownAddress,
    ownPassword: 'auth/wrong-password' as const,
  },
])(
  'with email enumeration protection $protection a racer',
  ({ protection, wrongPassword, unknown, reset, ownPassword }) => {
    const email = `privacy-${String(protection)}-${Date.now()}@strip.test`;
    const nobody = `no-${email}`;
    beforeAll(async () => {
      await protect(protection);
      expect(await authCalls.createAccount({ email, password })).toEqual(ok(undefined));
    });

    test('signs in with his password', async () => {
      expect(await authCalls.signIn({ email, password })).toEqual(ok(undefined));
    });

    test('is told of a wrong password, and of an address without an account', async () => {
      expect(await authCalls.signIn({ email, password: 'not-his' })).toEqual(wrongPassword);
      expect(await authCalls.signIn({ email: nobody, password })).toEqual(unknown);
    });

    test('is told that an address he registers is in use', async () => {
      expect(await authCalls.createAccount({ email, password })).toEqual(
        failed('auth/email-already-in-use', 'The email address is already in use.'),
      );
    });

    test('asks for a new password, with an account and without one', async () => {
      expect(await authCalls.requestPasswordReset(email)).toEqual(ok(undefined));
      expect(await authCalls.requestPasswordReset(nobody)).toEqual(reset);
    });

    test('is told that the password alone is wrong where the address is known to be his', async () => {
      await authCalls.signIn({ email, password });
      expect(await accountCalls.changePassword({ current: 'not-his', next: 'holeshot-4400' })).toEqual(
        failed(ownPassword, 'Incorrect password.'),
      );
    });
  },
);
