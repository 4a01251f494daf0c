const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const functionsUrl = process.env['FUNCTIONS_EMULATOR_URL'] ?? '';
const project = process.env['GCLOUD_PROJECT'] ?? '';

/** Signed-in account of the Auth emulator. */
export interface EmulatorAccount {
  uid: string;
  email: string;
  idToken: string;
}

const password = 'a-long-password';

const identity = async (method: string, body: object) => {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { localId: string; idToken: string };
};

/** Creates an account with an unverified address and a password. */
export const signUp = async (email: string): Promise<EmulatorAccount> => {
  const { localId, idToken } = await identity('signUp', { email, password, returnSecureToken: true });
  return { uid: localId, email, idToken };
};

const requestGoogle = (email: string, more: object = {}) => {
  const idToken = JSON.stringify({ sub: email, email, email_verified: true });
  return identity('signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(idToken)}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...more,
  });
};

/** Signs in with Google, by a credential that the emulator accepts. */
export const signInWithGoogle = async (email: string): Promise<EmulatorAccount> => {
  const { localId, idToken } = await requestGoogle(email);
  return { uid: localId, email, idToken };
};

/** Links a Google account to an account and signs in with it; the address of the account stays. */
export const linkGoogle = async (account: EmulatorAccount, google: string): Promise<EmulatorAccount> => {
  const { idToken } = await requestGoogle(google, { idToken: account.idToken });
  return { ...account, idToken };
};

/** Signs in with a password; throws the emulator's answer if it refuses. */
export const signIn = async (email: string, secret: string): Promise<EmulatorAccount> => {
  const { localId, idToken } = await identity('signInWithPassword', {
    email,
    password: secret,
    returnSecureToken: true,
  });
  return { uid: localId, email, idToken };
};

/** Opens the link of the verification mail and signs in again for a new token. */
export const verifyEmail = async ({ email, idToken }: EmulatorAccount): Promise<EmulatorAccount> => {
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const link = oobCodes.findLast((code) => code.email === email)?.oobLink ?? '';
  await fetch(link);
  return signIn(email, password);
};

/** Changes the address of an account to an unverified one. */
export const changeEmail = async (account: EmulatorAccount, email: string): Promise<EmulatorAccount> => {
  const { idToken } = await identity('update', { idToken: account.idToken, email, returnSecureToken: true });
  return { ...account, email, idToken };
};

/** Deletes the sign-in of an account alone, as the client SDK's `deleteUser` does. */
export const deleteSignIn = async ({ idToken }: EmulatorAccount): Promise<void> => {
  await identity('delete', { idToken });
};

/** Answer of a callable over HTTP. */
export interface CallableAnswer {
  status: number;
  result?: Record<string, unknown>;
  error?: { status: string; message: string; details?: unknown };
}

/** Calls a function as the app does. */
export const call = async (
  name: string,
  account: EmulatorAccount | null,
  data: unknown = null,
): Promise<CallableAnswer> => {
  const response = await fetch(`${functionsUrl}/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(account ? { Authorization: `Bearer ${account.idToken}` } : {}),
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, ...((await response.json()) as object) };
};
