const appPort = () => Number(new URL(process.env['HOLESHOT_URL'] ?? 'http://127.0.0.1:5400').port);
const authUrl = () => `http://127.0.0.1:${appPort() + 1}`;
const accountsUrl = () => `${authUrl()}/identitytoolkit.googleapis.com/v1/projects/demo-holeshot/accounts`;

/** Returns the address of Firestore's documents for their owner. */
export const documentsUrl = () =>
  `http://127.0.0.1:${appPort() + 2}/v1/projects/demo-holeshot/databases/(default)/documents`;

const configUrl = () => `${authUrl()}/identitytoolkit.googleapis.com/v2/projects/demo-holeshot/config`;

/** The station simulator of the stack under test. */
export const weatherUrl = () => `http://127.0.0.1:${appPort() + 4}`;

/** Addresses of the reports of a station, from either source. */
export const stationReports = /\/stations\/(timeseries|\w+\/observations)\?/;

/** Requests again after a 500: Firestore's emulator fails a write if a listener to it closes at that moment. */
const answerOf = async (url: string, asked: RequestInit, tries = 3): Promise<Response> => {
  const response = await fetch(url, asked);
  return response.status === 500 && tries > 1 ? answerOf(url, asked, tries - 1) : response;
};

/** Requests an emulator as its owner, without rules. */
export const request = async <Answer>(
  url: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> => {
  const response = await answerOf(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** Opens the newest link of a kind that was mailed to an address, with the additions of its page. */
const followLink = async (
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
  email: string,
  added = '',
): Promise<void> => {
  const { oobCodes } = await request<{ oobCodes: { email: string; requestType: string; oobLink: string }[] }>(
    `${authUrl()}/emulator/v1/projects/demo-holeshot/oobCodes`,
  );
  const mail = oobCodes.filter((code) => code.email === email && code.requestType === requestType).at(-1);
  if (mail === undefined) throw new Error(`no mail ${requestType} for ${email}`);
  const answer = await fetch(`${mail.oobLink}${added}`);
  if (!answer.ok) throw new Error(`the link of ${requestType} answered ${answer.status}`);
};

/** Follows the newest verification link to an address. */
export const followVerificationLink = (email: string): Promise<void> => followLink('VERIFY_EMAIL', email);

/** Follows the newest link for a forgotten password, and chooses a new one. */
export const chooseNewPassword = (email: string, password: string): Promise<void> =>
  followLink('PASSWORD_RESET', email, `&newPassword=${encodeURIComponent(password)}`);

/** Creates an account with an unverified address; returns its uid. */
export const makeAccount = async (account: { email: string; password: string }): Promise<string> =>
  (await request<{ localId: string }>(accountsUrl(), account)).localId;

/** Creates an account with a verified address, as if registered on another device. */
export const makeVerifiedAccount = async (account: { email: string; password: string }): Promise<void> => {
  await request(`${accountsUrl()}:update`, { localId: await makeAccount(account), emailVerified: true });
};

/** Returns the uid of an address. */
export const uidOf = async (email: string): Promise<string> => {
  const { users = [] } = await request<{ users?: { localId: string }[] }>(`${accountsUrl()}:lookup`, {
    email: [email],
  });
  const [racer] = users;
  if (racer === undefined) throw new Error(`no account for ${email}`);
  return racer.localId;
};

/** Disables an account, as an owner of the project does. */
export const disableAccount = async (email: string): Promise<void> => {
  await request(`${accountsUrl()}:update`, { localId: await uidOf(email), disableUser: true });
};

/** Returns the document of a racer as text. */
export const storedOf = async (email: string): Promise<string> =>
  JSON.stringify(await request(`${documentsUrl()}/users/${await uidOf(email)}`));

type Stored = boolean | number | string | Date | null | Stored[] | { [field: string]: Stored };

const toFields = (data: Record<string, Stored>): Record<string, object> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toValue(value)]));

const toValue = (value: Stored): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value) } };
};

/**
 * Writes these fields of a document as the backend does; others stay.
 * @param fields their paths, each a list of segments
 */
const write = async (
  path: string,
  data: Record<string, Stored>,
  fields = Object.keys(data).map((field) => [field]),
): Promise<void> => {
  const pathOf = (segments: string[]) => segments.map((segment) => `\`${segment}\``).join('.');
  const mask = fields.map((each) => `updateMask.fieldPaths=${encodeURIComponent(pathOf(each))}`);
  await request(`${documentsUrl()}/${path}?${mask.join('&')}`, { fields: toFields(data) }, 'PATCH');
};

/** Ends a racer's trial, and with it the access. */
export const endAccess = async (email: string): Promise<void> => {
  const uid = await uidOf(email);
  // Access ends first: a trial that ends before the access would look like a subscription.
  await write(`users/${uid}/private/access`, { access_until: 1_000 });
  await write(`users/${uid}`, { trialExpirationDate: 1_000 });
};

/** Stores a racer's subscription as the payment provider's events do. */
export const storeSubscription = async (
  email: string,
  { status, canceled = false }: { status: string; canceled?: boolean },
): Promise<void> => {
  const uid = await uidOf(email);
  const end = Date.now() + 30 * 86_400_000;
  await write(`users/${uid}/subscriptions/sub_test`, {
    status,
    cancel_at_period_end: canceled,
    current_period_end: new Date(end),
  });
  await write(`users/${uid}/private/access`, { access_until: status === 'active' ? end : 1_000 });
};

/** Write that waits on a device to be sent. */
interface WaitingWrite {
  id: string;
  path: string;
  data: Record<string, Stored>;
  fields: string[][];
  stamps: string[];
}

/** Takes the unsent writes of a racer's device and their receipts, as a server does whose answer is lost. */
export const takeWithoutAnswer = async (email: string, writes: readonly WaitingWrite[]): Promise<void> => {
  const uid = await uidOf(email);
  for (const { id, path, data, fields, stamps } of writes) {
    const now = Object.fromEntries(stamps.map((field) => [field, new Date()]));
    await write(path, { ...data, ...now }, [...fields, ...stamps.map((field) => [field])]);
    await write(`users/${uid}/receipts/${id}`, { expires_at: new Date(Date.now() + 86_400_000) });
  }
};

/** Sends a racer a notification, as an admin does. */
export const notify = async (email: string, title: string, message: string): Promise<void> => {
  const userId = await uidOf(email);
  const now = Date.now();
  await write(`notifications/e2e_${userId}`, {
    userId,
    title,
    message,
    postRefId: 'e2e',
    read: false,
    createdAt: new Date(now),
    expiresAt: new Date(now + 86_400_000),
  });
};

/** Sets who may register, as an admin does. */
export const letRegister = async (who: 'everyone' | 'nobody' | string[]): Promise<void> => {
  const disabled = who === 'nobody';
  const emailWhiteList = Array.isArray(who) ? who : ['*'];
  await write('systemSettings/app', { registration: { disabled, emailWhiteList } });
  await write('systemSettings/public', { registration: { disabled, invitationOnly: Array.isArray(who) } });
};

/** Switches email enumeration protection: new projects have it, the emulator does not. */
export const protectEmails = async (on: boolean): Promise<void> => {
  await request(
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
