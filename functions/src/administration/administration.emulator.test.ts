import { call, changeEmail, signInWithGoogle, type EmulatorAccount } from '../../testing/emulatorAccount';
import {
  backend,
  closeBackend,
  registeredAdmin,
  registeredRacer,
  services,
  stored,
} from '../../testing/registeredRacer';
import { grantAdmin } from './grantAdmin';

const day = 86_400_000;
let admin: EmulatorAccount;
let ann: EmulatorAccount;

beforeAll(async () => {
  admin = await registeredAdmin();
  ann = await registeredRacer();
});
afterAll(async () => {
  await backend.doc('systemSettings/app').delete();
  await call('setRegistration', admin, { disabled: false, emailWhiteList: ['*'] });
  await closeBackend();
});

const unknownUser = { status: 404, error: { details: { reason: 'user-not-found' } } };
const rain = { title: 'Rain', message: 'Saturday starts at noon.' };
let posts = 0;
const post = (fields: object = {}) => ({ ...rain, postRefId: `rain-${Date.now()}-${++posts}`, ...fields });

describe('administration', () => {
  test.each<[string, () => object]>([
    ['findUser', () => ({ email: ann.email })],
    ['setVehicleLimit', () => ({ uid: ann.uid, maxVehicleLimit: 50 })],
    ['setRegistration', () => ({ disabled: true, emailWhiteList: [] })],
    ['createNotifications', () => post()],
  ])('%s is for admins', async (name, request) => {
    expect((await call(name, null, request())).status).toBe(401);
    expect((await call(name, ann, request())).status).toBe(403);
    const stranger = await signInWithGoogle(`stranger-${Date.now()}@strip.test`);
    expect((await call(name, stranger, request())).status).toBe(403);
    expect((await stored(`users/${ann.uid}`))?.['maxVehicleLimit']).toBe(5);
  });

  test.each<[string, unknown]>([
    ['findUser', { email: 'ann' }],
    ['findUser', { email: 'ann@strip' }],
    ['findUser', null],
    ['setVehicleLimit', { uid: 'a/b', maxVehicleLimit: 5 }],
    ['setVehicleLimit', { uid: 'ann', maxVehicleLimit: -1 }],
    ['setVehicleLimit', { uid: 'ann', maxVehicleLimit: 5.5 }],
    ['setVehicleLimit', { uid: 'ann', maxVehicleLimit: 201 }],
    ['setRegistration', { disabled: 'yes', emailWhiteList: [] }],
    ['setRegistration', { disabled: false, emailWhiteList: ['ann'] }],
    ['createNotifications', { ...rain, postRefId: 'a/b' }],
    ['createNotifications', { ...rain, postRefId: 'x', uid: 'ann' }],
    ['createNotifications', { ...rain, postRefId: 'x', title: ' ' }],
    ['createNotifications', { ...rain, postRefId: 'x', message: 'M'.repeat(1_001) }],
  ])('%s refuses %j', async (name, request) => {
    expect((await call(name, admin, request)).status).toBe(400);
  });

  test('a racer is found by the address in any letter case', async () => {
    const { result } = await call('findUser', admin, { email: ` ${ann.email.toUpperCase()} ` });
    expect(result).toMatchObject({
      uid: ann.uid,
      email: ann.email,
      emailVerified: true,
      isAdmin: false,
      isRegistered: true,
      vehicleCount: 0,
      maxVehicleLimit: 5,
      subscriptionStatuses: [],
    });
    expect(result?.['accessUntil']).toBe(result?.['trialExpirationDate']);
    expect(await call('findUser', admin, { email: 'nobody@strip.test' })).toMatchObject(unknownUser);
  });

  test('an address with an apostrophe or an international domain is found and invited', async () => {
    const { email } = await signInWithGoogle(`o'brien-${Date.now()}@xn--bcher-kva.test`);
    expect((await call('findUser', admin, { email })).result).toMatchObject({ email });
    const request = { disabled: false, emailWhiteList: ['*', email] };
    expect(await call('setRegistration', admin, request)).toMatchObject({ status: 200, result: request });
    await call('setRegistration', admin, { disabled: false, emailWhiteList: ['*'] });
  });

  test('a racer without a sign-in is found with default values', async () => {
    const { email } = await signInWithGoogle(`early-${Date.now()}@strip.test`);
    expect((await call('findUser', admin, { email })).result).toMatchObject({
      firstName: 'New',
      lastName: 'User',
      isRegistered: false,
      trialExpirationDate: null,
      lastDayAuthenticated: 0,
      vehicleCount: 0,
      maxVehicleLimit: 5,
    });
  });

  test('an admin sets the limit of vehicles', async () => {
    const bob = await registeredRacer();
    const request = { uid: bob.uid, maxVehicleLimit: 12 };
    expect(await call('setVehicleLimit', admin, request)).toMatchObject({ status: 200, result: request });
    expect((await stored(`users/${bob.uid}`))?.['maxVehicleLimit']).toBe(12);
    expect(await call('setVehicleLimit', admin, { ...request, uid: 'nobody' })).toMatchObject(unknownUser);
    expect(await stored('users/nobody')).toBeUndefined();
  });

  test('registration by invitation takes effect at once and hides the addresses', async () => {
    const guest = `guest-${Date.now()}@strip.test`;
    const request = { disabled: false, emailWhiteList: [` ${guest.toUpperCase()}`, guest] };
    expect(await call('setRegistration', admin, request)).toMatchObject({
      result: { disabled: false, emailWhiteList: [guest] },
    });
    expect(await stored('systemSettings/public')).toEqual({
      registration: { disabled: false, invitationOnly: true },
    });
    const other = await signInWithGoogle(`other-${Date.now()}@strip.test`);
    expect((await call('completeRegistration', other)).status).toBe(403);
    expect((await call('completeRegistration', await signInWithGoogle(guest))).status).toBe(200);

    await call('setRegistration', admin, { disabled: false, emailWhiteList: ['*'] });
    expect(await stored('systemSettings/public')).toEqual({
      registration: { disabled: false, invitationOnly: false },
    });
    expect((await call('completeRegistration', other)).status).toBe(200);
  });
});

describe('a notification', () => {
  test('comes once to one racer and stays read', async () => {
    const request = post({ userId: ann.uid });
    expect((await call('createNotifications', admin, request)).result).toEqual({ created: 1, next: null });
    const path = `notifications/${request.postRefId}_${ann.uid}`;
    const made = await stored(path);
    expect(made).toMatchObject({ ...rain, userId: ann.uid, read: false, postRefId: request.postRefId });
    const { createdAt, expiresAt } = made as Record<'createdAt' | 'expiresAt', { toMillis(): number }>;
    expect(expiresAt.toMillis() - createdAt.toMillis()).toBe(365 * day);
    await backend.doc(path).update({ read: true });
    expect((await call('createNotifications', admin, request)).result).toEqual({ created: 0, next: null });
    expect((await stored(path))?.['read']).toBe(true);
    expect(await call('createNotifications', admin, post({ userId: 'nobody' }))).toMatchObject(unknownUser);
  });

  test('reaches everybody active within 365 days, beyond one batch', async () => {
    const crowd = Array.from({ length: 501 }, (_, i) => `crowd-${Date.now()}-${i}`);
    const writer = backend.bulkWriter();
    for (const uid of crowd)
      void writer.set(backend.doc(`users/${uid}`), { lastDayAuthenticated: Date.now() - 364 * day });
    const sleeper = `sleeper-${Date.now()}`;
    void writer.set(backend.doc(`users/${sleeper}`), { lastDayAuthenticated: Date.now() - 366 * day });
    await writer.close();

    const request = post();
    const { result } = await call('createNotifications', admin, request);
    expect(result?.['created']).toBeGreaterThanOrEqual(501);
    expect(result?.['next']).toBeNull();
    const { docs } = await backend
      .collection('notifications')
      .where('postRefId', '==', request.postRefId)
      .get();
    const reached = docs.map((found) => found.get('userId') as string);
    expect(reached).toEqual(expect.arrayContaining(crowd));
    expect(reached).not.toContain(sleeper);
    expect(new Set(reached).size).toBe(reached.length);
    expect((await call('createNotifications', admin, request)).result).toEqual({ created: 0, next: null });
    const after = { lastDayAuthenticated: Date.now(), uid: 'zzz' };
    expect((await call('createNotifications', admin, post({ after }))).result).toEqual({
      created: 0,
      next: null,
    });

    const cleaner = backend.bulkWriter();
    for (const uid of [...crowd, sleeper]) void cleaner.delete(backend.doc(`users/${uid}`));
    for (const { ref } of docs) void cleaner.delete(ref);
    await cleaner.close();
  });
});

describe('making an admin', () => {
  test('needs a verified address and a finished registration', async () => {
    const bob = await registeredRacer();
    expect(await grantAdmin(services, bob.email)).toEqual({ ok: true, value: bob.uid });
    expect((await call('findUser', bob, { email: bob.email })).result?.['isAdmin']).toBe(true);
    expect((await stored(`users/${bob.uid}`))?.['isAdmin']).toBe(true);

    const moved = await changeEmail(await registeredRacer(), `moved-${Date.now()}@strip.test`);
    expect(await grantAdmin(services, moved.email)).toMatchObject({ failure: { code: 'not-verified' } });
    expect((await stored(`users/${moved.uid}/private/access`))?.['is_admin']).toBe(false);

    const stranger = await signInWithGoogle(`late-${Date.now()}@strip.test`);
    expect(await grantAdmin(services, stranger.email)).toMatchObject({ failure: { code: 'not-registered' } });
    expect(await grantAdmin(services, 'nobody@strip.test')).toMatchObject({ failure: { code: 'not-found' } });
    expect(await grantAdmin(services, 'nobody')).toMatchObject({ failure: { code: 'not-found' } });
  });
});
