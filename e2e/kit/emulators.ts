const appPort = () => Number(new URL(process.env['HOLESHOT_URL'] ?? 'http://127.0.0.1:5400').port);
const authUrl = () => `http://127.0.0.1:${appPort() + 1}`;
const accountsUrl = () => `${authUrl()}/identitytoolkit.googleapis.com/v1/projects/demo-holeshot/accounts`;
const documentsUrl = () =>
  `http://127.0.0.1:${appPort() + 2}/v1/projects/demo-holeshot/databases/(default)/documents`;

const configUrl = () => `${authUrl()}/identitytoolkit.googleapis.com/v2/projects/demo-holeshot/config`;

/** The station simulator of the stack under test. */
export const weatherUrl = () => `http://127.0.0.1:${appPort() + 4}`;

/** Asks an emulator as its owner, for whom no rule counts. */
const ask = async <Answer>(
  url: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> => {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** Opens the newest link of a kind that was mailed to an address, with what its page adds to it. */
const followLink = async (
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
  email: string,
  added = '',
): Promise<void> => {
  const { oobCodes } = await ask<{ oobCodes: { email: string; requestType: string; oobLink: string }[] }>(
    `${authUrl()}/emulator/v1/projects/demo-holeshot/oobCodes`,
  );
  const mail = oobCodes.filter((code) => code.email === email && code.requestType === requestType).at(-1);
  if (mail === undefined) throw new Error(`no mail ${requestType} for ${email}`);
  const answer = await fetch(`${mail.oobLink}${added}`);
  if (!answer.ok) throw new Error(`the link of ${requestType} answered ${answer.status}`);
};

/** Follows the newest verification link that was mailed to an address. */
export const followVerificationLink = (email: string): Promise<void> => followLink('VERIFY_EMAIL', email);

/** Follows the newest link for a forgotten password, and chooses a new one there. */
export const chooseNewPassword = (email: string, password: string): Promise<void> =>
  followLink('PASSWORD_RESET', email, `&newPassword=${encodeURIComponent(password)}`);

/** Makes an account with a verified address, as if it had been registered on another device. */
export const makeVerifiedAccount = async (account: { email: string; password: string }): Promise<void> => {
  const { localId } = await ask<{ localId: string }>(accountsUrl(), account);
  await ask(`${accountsUrl()}:update`, { localId, emailVerified: true });
};

const uidOf = async (email: string): Promise<string> => {
  const { users = [] } = await ask<{ users?: { localId: string }[] }>(`${accountsUrl()}:lookup`, {
    email: [email],
  });
  const [racer] = users;
  if (racer === undefined) throw new Error(`no account for ${email}`);
  return racer.localId;
};

type Stored = boolean | number | string | null | Stored[] | { [field: string]: Stored };

const toFields = (data: Record<string, Stored>): Record<string, object> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toValue(value)]));

const toValue = (value: Stored): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value) } };
};

/** Writes these fields of a document as the backend does, and leaves its others. */
const write = async (path: string, data: Record<string, Stored>): Promise<void> => {
  const mask = Object.keys(data).map((field) => `updateMask.fieldPaths=${field}`);
  await ask(`${documentsUrl()}/${path}?${mask.join('&')}`, { fields: toFields(data) }, 'PATCH');
};

/** Ends a racer's trial, and with it the access. */
export const endAccess = async (email: string): Promise<void> => {
  const uid = await uidOf(email);
  // Access first: without a trial it would look like a subscription's.
  await write(`users/${uid}/private/access`, { access_until: 1_000 });
  await write(`users/${uid}`, { trialExpirationDate: 1_000 });
};

/** Sets who may register, as an admin does. */
export const letRegister = async (who: 'everyone' | 'nobody' | string[]): Promise<void> => {
  const disabled = who === 'nobody';
  const emailWhiteList = Array.isArray(who) ? who : ['*'];
  await write('systemSettings/app', { registration: { disabled, emailWhiteList } });
  await write('systemSettings/public', { registration: { disabled, invitationOnly: Array.isArray(who) } });
};

/** Email enumeration protection, which new projects have and the emulator has not by itself. */
export const protectEmails = async (on: boolean): Promise<void> => {
  await ask(
    `${configUrl()}?updateMask=emailPrivacyConfig`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: on } },
    'PATCH',
  );
};

/** Makes a registered racer an admin, as `npm run grant-admin` does. */
export const makeAdmin = async (email: string): Promise<void> => {
  const uid = await uidOf(email);
  await write(`users/${uid}/private/access`, { is_admin: true });
  await write(`users/${uid}`, { isAdmin: true });
};
