import { call, signIn, signUp, verifyEmail, type EmulatorAccount } from '../../testing/emulatorAccount';

const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const project = process.env['GCLOUD_PROJECT'] ?? '';

/** Switches email enumeration protection: on in new projects, off in old ones. */
const protect = async (enableImprovedEmailPrivacy: boolean): Promise<void> => {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  });
  if (!response.ok) throw new Error(await response.text());
};

/** Returns the HTTP status of a request to read a document, or to set its `firstName`. */
const statusOf = async (
  { idToken }: EmulatorAccount,
  method: 'GET' | 'PATCH',
  document: string,
): Promise<number> => {
  const at = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents/${document}`;
  const response = await fetch(method === 'GET' ? at : `${at}?updateMask.fieldPaths=firstName`, {
    method,
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{"fields":{"firstName":{"stringValue":"Ann"}}}' }),
  });
  return response.status;
};

afterAll(() => protect(false));

describe.each([
  [true, 'INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS'],
  [false, 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND'],
])('with email enumeration protection %s', (on, wrongPassword, unknownAddress) => {
  const fresh = (name: string) => signUp(`${name}-${String(on)}-${Date.now()}@strip.test`);
  beforeAll(() => protect(on));

  test('a racer registers, learns little from a wrong password, and deletes the account', async () => {
    const account = await verifyEmail(await fresh('private'));
    const { email } = account;
    expect((await call('completeRegistration', account)).status).toBe(200);
    await expect(signIn(email, 'wrong-password')).rejects.toThrow(wrongPassword);
    await expect(signIn(`no-${email}`, 'any-password')).rejects.toThrow(unknownAddress);
    await expect(signUp(email)).rejects.toThrow('EMAIL_EXISTS');
    expect((await call('deleteAccount', account)).status).toBe(200);
    await expect(signIn(email, 'a-long-password')).rejects.toThrow(unknownAddress);
  });

  test('a racer with an unverified address is not registered and has no access', async () => {
    const account = await fresh('unverified');
    expect((await call('completeRegistration', account)).error?.status).toBe('FAILED_PRECONDITION');
    expect(await statusOf(account, 'GET', `users/${account.uid}/private/access`)).toBe(404);
  });

  test('the rules give a racer only the own document', async () => {
    const ann = await verifyEmail(await fresh('ann'));
    const bob = await verifyEmail(await fresh('bob'));
    await call('completeRegistration', ann);
    await call('completeRegistration', bob);
    for (const method of ['GET', 'PATCH'] as const) {
      expect(await statusOf(ann, method, `users/${ann.uid}`)).toBe(200);
      expect(await statusOf(bob, method, `users/${ann.uid}`)).toBe(403);
    }
  });
});
