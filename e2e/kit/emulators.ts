const appPort = () => Number(new URL(process.env['HOLESHOT_URL'] ?? 'http://127.0.0.1:5400').port);
const authUrl = () => `http://127.0.0.1:${appPort() + 1}`;
const accountsUrl = () => `${authUrl()}/identitytoolkit.googleapis.com/v1/projects/demo-holeshot/accounts`;
const documentsUrl = () =>
  `http://127.0.0.1:${appPort() + 2}/v1/projects/demo-holeshot/databases/(default)/documents`;

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

/** Follows the newest verification link that was mailed to an address. */
export const followVerificationLink = async (email: string): Promise<void> => {
  const { oobCodes } = await ask<{ oobCodes: { email: string; requestType: string; oobLink: string }[] }>(
    `${authUrl()}/emulator/v1/projects/demo-holeshot/oobCodes`,
  );
  const link = oobCodes.filter((code) => code.email === email && code.requestType === 'VERIFY_EMAIL').at(-1);
  if (link === undefined) throw new Error(`no verification mail for ${email}`);
  const answer = await fetch(link.oobLink);
  if (!answer.ok) throw new Error(`the verification link answered ${answer.status}`);
};

/** Makes an account with a verified address, as if it had been registered on another device. */
export const makeVerifiedAccount = async (account: { email: string; password: string }): Promise<void> => {
  const { localId } = await ask<{ localId: string }>(accountsUrl(), account);
  await ask(`${accountsUrl()}:update`, { localId, emailVerified: true });
};

/** Ends a racer's access, as an expired trial does. */
export const endAccess = async (email: string): Promise<void> => {
  const { users = [] } = await ask<{ users?: { localId: string }[] }>(`${accountsUrl()}:lookup`, {
    email: [email],
  });
  const [racer] = users;
  if (racer === undefined) throw new Error(`no account for ${email}`);
  await ask(
    `${documentsUrl()}/users/${racer.localId}/private/access?updateMask.fieldPaths=access_until`,
    { fields: { access_until: { integerValue: '1000' } } },
    'PATCH',
  );
};
