import { call, signIn, signUp, verifyEmail } from '../testing/emulatorAccount';

const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const project = process.env['GCLOUD_PROJECT'] ?? '';

/** Email enumeration protection, which new projects have and old ones have not. */
const protect = async (enableImprovedEmailPrivacy: boolean): Promise<void> => {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  });
  if (!response.ok) throw new Error(await response.text());
};

afterAll(() => protect(false));

describe.each([
  [true, 'INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS'],
  [false, 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND'],
])('with email enumeration protection %s', (on, wrongPassword, unknownAddress) => {
  beforeAll(() => protect(on));

  test('a racer registers, is told little about a wrong password, and deletes his account', async () => {
    const email = `private-${String(on)}-${Date.now()}@strip.test`;
    const account = await verifyEmail(await signUp(email));
    expect((await call('completeRegistration', account)).status).toBe(200);
    await expect(signIn(email, 'wrong-password')).rejects.toThrow(wrongPassword);
    await expect(signIn(`no-${email}`, 'any-password')).rejects.toThrow(unknownAddress);
    expect((await call('deleteAccount', account)).status).toBe(200);
    await expect(signIn(email, 'a-long-password')).rejects.toThrow(unknownAddress);
  });
});
