import { newUserDocument } from '@holeshot/shared-core';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { appVersion } from '../callable/appVersion';
import { emailHash } from './emailHash';
import {
  call,
  changeEmail,
  linkGoogle,
  signInWithGoogle,
  signUp,
  verifyEmail,
} from '../../testing/emulatorAccount';

const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' });
const db = getFirestore(app);
const day = 86_400_000;
let count = 0;
const address = () => `racer${Date.now()}-${++count}@strip.test`;
const stored = async (path: string) => (await db.doc(path).get()).data();
const settings = db.doc('systemSettings/app');

afterEach(() => settings.delete());
afterAll(() => deleteApp(app));

describe('finishing a registration', () => {
  test('waits for the verified address, then registers and starts 14 days of trial', async () => {
    const account = await signUp(address());
    const early = await call('completeRegistration', account);
    expect(early).toMatchObject({ status: 400, error: { status: 'FAILED_PRECONDITION' } });
    expect(await stored(`users/${account.uid}`)).toBeUndefined();

    await db
      .doc(`users/${account.uid}`)
      .set({ ...newUserDocument(account.email, appVersion), firstName: 'Ann' });
    const before = Date.now();
    const { status, result } = await call('completeRegistration', await verifyEmail(account));
    expect(status).toBe(200);
    const end = result?.['trialExpirationDate'] as number;
    expect(end).toBeGreaterThanOrEqual(before + 14 * day);
    expect(end).toBeLessThanOrEqual(Date.now() + 14 * day);
    expect(await stored(`users/${account.uid}`)).toMatchObject({
      firstName: 'Ann',
      isRegistered: true,
      isAdmin: false,
      trialExpirationDate: end,
    });
    expect(await stored(`users/${account.uid}/private/access`)).toEqual({
      access_until: end,
      is_admin: false,
      is_registered: true,
    });
  });

  test('changes nothing the second time', async () => {
    const account = await verifyEmail(await signUp(address()));
    const first = await call('completeRegistration', account);
    const second = await call('completeRegistration', account);
    expect(first.result?.['isRegistered']).toBe(true);
    expect(second.result).toEqual(first.result);
  });

  test('creates a missing user document', async () => {
    const account = await verifyEmail(await signUp(address()));
    await call('completeRegistration', account);
    expect(await stored(`users/${account.uid}`)).toMatchObject({ email: account.email, maxVehicleLimit: 5 });
  });

  test('accepts the address of a Google account as verified', async () => {
    const account = await signInWithGoogle(address());
    expect((await call('completeRegistration', account)).status).toBe(200);
  });

  test('does not accept a linked Google account as proof of another, invited address', async () => {
    const invited = address();
    await settings.set({ registration: { emailWhiteList: [invited] } });
    const account = await linkGoogle(await signUp(invited), address());
    expect(await call('completeRegistration', account)).toMatchObject({
      status: 400,
      error: { status: 'FAILED_PRECONDITION' },
    });
    expect(await stored(`users/${account.uid}/private/access`)).toBeUndefined();
  });

  test('gives an address one trial, even with a new account', async () => {
    const email = address();
    const first = await call('completeRegistration', await verifyEmail(await signUp(email)));
    const again = await signInWithGoogle(email.replace('racer', 'Racer'));
    await db.recursiveDelete(db.doc(`users/${again.uid}`));
    const second = await call('completeRegistration', again);
    expect(second.result?.['trialExpirationDate']).toBe(first.result?.['trialExpirationDate']);
    const trials = await db.collection('trials').get();
    expect(trials.docs.map(({ id }) => id).join()).not.toContain('strip.test');
  });

  test('gives one mailbox one trial, however its address is written', async () => {
    const name = `ann.${Date.now()}`;
    const first = await call('completeRegistration', await signInWithGoogle(`${name}@gmail.com`));
    const trials = (await db.collection('trials').get()).size;
    for (const other of [`${name}+two@gmail.com`, `${name.replace('.', '')}@googlemail.com`]) {
      const { result } = await call('completeRegistration', await verifyEmail(await signUp(other)));
      expect(result?.['trialExpirationDate']).toBe(first.result?.['trialExpirationDate']);
    }
    expect((await db.collection('trials').get()).size).toBe(trials);
  });

  test('gives a mailbox no second trial after one that was stored under the address as written', async () => {
    const email = address().replace('@', '+track@');
    const end = Date.now() - day;
    const key = process.env['TRIAL_HASH_KEY'] ?? '';
    await db.doc(`trials/${emailHash(email, key)}`).set({ trial_expiration_date: end });
    const registered = { isRegistered: true, trialExpirationDate: end };
    for (const each of [email, email.replace('+track', '+strip')])
      expect((await call('completeRegistration', await signInWithGoogle(each))).result).toEqual(registered);
  });

  test('gives an address no second trial after one from an old version', async () => {
    const old = await verifyEmail(await signUp(address()));
    const end = Date.now() - day;
    await db.doc(`users/${old.uid}`).set({
      ...newUserDocument(old.email, appVersion),
      ...{ isRegistered: true, trialExpirationDate: end },
    });
    await call('completeRegistration', old);
    expect((await call('deleteAccount', old)).status).toBe(200);
    const again = await call('completeRegistration', await verifyEmail(await signUp(old.email)));
    expect(again.result).toEqual({ isRegistered: true, trialExpirationDate: end });
  });

  test('gives an account one trial, even with a new address', async () => {
    const account = await verifyEmail(await signUp(address()));
    await call('completeRegistration', account);
    const end = Date.now() - day;
    await db.doc(`users/${account.uid}`).update({ trialExpirationDate: end });
    const moved = await verifyEmail(await changeEmail(account, address()));
    const { result } = await call('completeRegistration', moved);
    expect(result).toEqual({ isRegistered: true, trialExpirationDate: end });
    expect((await stored(`users/${account.uid}/private/access`))?.['access_until']).toBe(end);
  });

  test('makes nobody an admin, and changes no existing admin', async () => {
    const account = await verifyEmail(await signUp(address()));
    await db
      .doc(`users/${account.uid}`)
      .set({ ...newUserDocument(account.email, appVersion), isAdmin: true });
    await call('completeRegistration', account);
    expect((await stored(`users/${account.uid}/private/access`))?.['is_admin']).toBe(false);
    expect((await stored(`users/${account.uid}`))?.['isAdmin']).toBe(false);
    await db.doc(`users/${account.uid}/private/access`).update({ is_admin: true });
    await call('completeRegistration', account);
    expect((await stored(`users/${account.uid}/private/access`))?.['is_admin']).toBe(true);
    expect((await stored(`users/${account.uid}`))?.['isAdmin']).toBe(true);
  });

  test('lets in the invited only, and tells others why', async () => {
    const guest = await verifyEmail(await signUp(address()));
    const other = await verifyEmail(await signUp(address()));
    await settings.set({ registration: { emailWhiteList: [guest.email.toUpperCase()] } });
    const refused = await call('completeRegistration', other);
    expect(refused).toMatchObject({
      status: 403,
      error: { status: 'PERMISSION_DENIED', details: { reason: 'invitation-only' } },
    });
    expect(await stored(`users/${other.uid}/private/access`)).toBeUndefined();
    expect((await call('completeRegistration', guest)).status).toBe(200);
  });

  test('writes nothing after a refusal, and leaves the names from the form for later', async () => {
    const stranger = await verifyEmail(await signUp(address()));
    const guest = await verifyEmail(await signUp(address()));
    const typed = { ...newUserDocument(guest.email, appVersion), firstName: 'Ann' };
    await db.doc(`users/${guest.uid}`).set(typed);
    await settings.set({ registration: { emailWhiteList: [] } });
    const trials = (await db.collection('trials').get()).size;
    for (const each of [stranger, guest]) expect((await call('completeRegistration', each)).status).toBe(403);
    expect(await stored(`users/${stranger.uid}`)).toBeUndefined();
    expect(await stored(`users/${guest.uid}`)).toEqual(typed);
    expect((await db.collection('trials').get()).size).toBe(trials);

    await settings.set({ registration: { emailWhiteList: [guest.email] } });
    expect((await call('completeRegistration', guest)).status).toBe(200);
    expect(await stored(`users/${guest.uid}`)).toMatchObject({ firstName: 'Ann', isRegistered: true });
  });

  test('needs a signed-in caller', async () => {
    expect((await call('completeRegistration', null)).status).toBe(401);
  });
});
