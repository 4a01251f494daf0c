import { doc, setDoc } from 'firebase/firestore';
import { BehaviorSubject, filter, firstValueFrom, timeout } from 'rxjs';
import { ok, type AdministrationPort, type Loadable, type RegistrationSettings } from '@holeshot/shared-core';
import { createAdministration } from './createAdministration';
import { createNotifications } from './createNotifications';
import { clock, createHealth, openOutbox } from '../testing/emulatorKit';
import { startStackRacer, startStackVisitor, type StackDevice } from '../testing/stackKit';

// Each function of the stack starts at its first call.
jest.setTimeout(60_000);

const devices: { stop(): Promise<void> }[] = [];
const start = async (options?: Parameters<typeof startStackRacer>[0]): Promise<StackDevice> => {
  const device = await startStackRacer(options);
  devices.push(device);
  return device;
};
const of = ({ database, call }: Pick<StackDevice, 'database' | 'call'>): AdministrationPort =>
  createAdministration(database, call, createHealth());

let admin: AdministrationPort;
let ann: StackDevice;
beforeAll(async () => {
  admin = of(await start({ admin: true }));
  ann = await start();
});
afterAll(() => Promise.all(devices.map((device) => device.stop())));

const rain = { title: 'Rain', message: 'The strip opens at noon.' };
let posts = 0;
const post = (uid: string | null) => ({ ...rain, uid, postRefId: `rain-${Date.now()}-${(posts += 1)}` });

const bellOf = (device: StackDevice) => {
  const racer$ = new BehaviorSubject({ uid: device.uid, outbox: openOutbox(device) });
  return createNotifications(device.database, racer$, clock.now, createHealth());
};
const unreadOf = async (device: StackDevice) => {
  const seen = await firstValueFrom(
    bellOf(device).unread$.pipe(
      filter(({ state }) => state !== 'unknown'),
      timeout(50_000),
    ),
  );
  return seen.state === 'present' ? seen.value : [];
};

describe('who may register', () => {
  test('is shown as it was set, each address once and in small letters', async () => {
    const isSet = (seen: Loadable<RegistrationSettings>) =>
      seen.state === 'present' && seen.value.emailWhiteList.includes('ann@strip.test');
    const shown = firstValueFrom(admin.registration$.pipe(filter(isSet), timeout(50_000)));
    const emailWhiteList = [' Ann@Strip.test', 'ann@strip.test', '*'];
    expect(await admin.setRegistration({ disabled: false, emailWhiteList })).toEqual(ok(undefined));
    expect(await shown).toMatchObject({
      value: { disabled: false, emailWhiteList: ['ann@strip.test', '*'] },
    });
    expect(await admin.setRegistration({ disabled: false, emailWhiteList: ['*'] })).toEqual(ok(undefined));
  });

  test('is refused with a word on the field where an address is none', async () => {
    expect(await admin.setRegistration({ disabled: false, emailWhiteList: ['ann'] })).toMatchObject({
      failure: { code: 'invalid-argument', message: expect.stringContaining('emailWhiteList') as string },
    });
  });
});

describe('a user', () => {
  test('is found by his address, however it is written, and his limit is set', async () => {
    const found = await admin.findUser({ email: ` ${ann.email.toUpperCase()}` });
    expect(found).toMatchObject({
      ok: true,
      value: {
        ...{ uid: ann.uid, email: ann.email, firstName: 'New', lastName: 'User', isRegistered: true },
        ...{ lastDayAuthenticated: 0, subscriptionStatuses: [], vehicleCount: 0, maxVehicleLimit: 5 },
        trialExpirationDate: expect.any(Number) as number,
      },
    });
    expect(await admin.setVehicleLimit({ uid: ann.uid, maxVehicleLimit: 7 })).toEqual(ok(undefined));
    expect(await admin.findUser({ email: ann.email })).toMatchObject({ value: { maxVehicleLimit: 7 } });
  });

  test('is found with nothing missing before the end of the registration', async () => {
    const early = await start({ registered: false });
    expect(await admin.findUser({ email: early.email })).toMatchObject({
      value: { firstName: 'New', isRegistered: false, trialExpirationDate: null, vehicleCount: 0 },
    });
  });

  test('is said to be not there', async () => {
    const nobody = {
      ok: false,
      failure: { code: 'user-not-found', message: 'There is no such racer.' },
    };
    expect(await admin.findUser({ email: 'nobody@strip.test' })).toEqual(nobody);
    expect(await admin.setVehicleLimit({ uid: 'nobody', maxVehicleLimit: 7 })).toEqual(nobody);
    expect(await admin.notify(post('nobody'))).toEqual(nobody);
  });
});

describe('a notification', () => {
  test('to one rings there once, however often it is sent, and nowhere else', async () => {
    const bob = await start();
    const toAnn = post(ann.uid);
    expect(await admin.notify(toAnn)).toEqual(ok({ sent: 1 }));
    expect(await admin.notify(toAnn)).toEqual(ok({ sent: 0 }));
    expect(await unreadOf(ann)).toMatchObject([rain]);
    expect(await unreadOf(bob)).toEqual([]);
  });

  test('to everyone rings where somebody was active within a year', async () => {
    const [active, away] = [await start(), await start()];
    await setDoc(
      doc(active.database, `users/${active.uid}`),
      { lastDayAuthenticated: Date.now() },
      { merge: true },
    );
    const toAll = post(null);
    const sent = await admin.notify(toAll);
    expect(sent).toMatchObject({ ok: true });
    expect(sent.ok ? sent.value.sent : 0).toBeGreaterThanOrEqual(1);
    expect(await unreadOf(active)).toMatchObject([rain]);
    expect(await unreadOf(away)).toEqual([]);
  });
});

describe('who is no admin', () => {
  const everyCall: [string, (port: AdministrationPort) => Promise<unknown>][] = [
    ['find a user', (port) => port.findUser({ email: 'ann@strip.test' })],
    ['set a limit', (port) => port.setVehicleLimit({ uid: 'ann', maxVehicleLimit: 200 })],
    ['decide who registers', (port) => port.setRegistration({ disabled: true, emailWhiteList: [] })],
    ['notify one', (port) => port.notify(post('ann'))],
    ['notify everyone', (port) => port.notify(post(null))],
  ];

  test.each(everyCall)('may not %s, and is told so', async (_, request) => {
    expect(await request(of(ann))).toEqual({
      ok: false,
      failure: { code: 'permission-denied', message: 'This is for admins.' },
    });
  });

  test.each(everyCall)('and not signed in may not %s either', async (_, request) => {
    const visitor = startStackVisitor();
    devices.push(visitor);
    expect(await request(of(visitor))).toEqual({
      ok: false,
      failure: { code: 'unauthenticated', message: 'Please sign in first.' },
    });
  });

  test('is not shown who was invited', async () => {
    const health = createHealth();
    const seen: string[] = [];
    const watching = createAdministration(ann.database, ann.call, health).registration$.subscribe(
      ({ state }) => seen.push(state),
    );
    while (!health.failed.has('systemSettings/app')) await new Promise((resolve) => setTimeout(resolve, 20));
    watching.unsubscribe();
    expect(seen).not.toContain('present');
  });
});
