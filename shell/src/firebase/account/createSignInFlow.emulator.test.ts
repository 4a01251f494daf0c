import { createUserWithEmailAndPassword } from 'firebase/auth';
import { defaultDashboardWidgets, failed, type AdministrationPort } from '@holeshot/shared-core';
import { createAdministration } from './createAdministration';
import {
  createHealth,
  grantAccess,
  newAddress,
  resetFirestore,
  startAgain,
  startRacer,
} from '../testing/emulatorKit';
import { noCall, signInOn, startOldRacer, userOf } from '../testing/signInKit';
import { startStackRacer, startStackVisitor } from '../testing/stackKit';

// Each function of the stack starts at its first call.
jest.setTimeout(60_000);

const hour = 3_600_000;
const today = Math.floor(Date.now() / (24 * hour)) * 24 * hour;
const viewsOf = ({ logBookSettings }: Record<string, unknown>) =>
  Object.values((logBookSettings as { dataSets: Record<string, { name: string }> }).dataSets)
    .map(({ name }) => name)
    .sort();
const widgetsOf = ({ dashboardWidgets }: Record<string, unknown>) =>
  (dashboardWidgets as { id: string }[]).map(({ id }) => id);

const devices: { stop(): Promise<void> }[] = [];
const signIn: typeof signInOn = (device, account) => {
  devices.push(device);
  return signInOn(device, account);
};
beforeEach(resetFirestore);
afterEach(() => Promise.all(devices.splice(0).map((device) => device.stop())));

describe('the first sign-in', () => {
  const startNewcomer = async (): Promise<Parameters<typeof signIn>[0]> => {
    const visitor = startStackVisitor();
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(visitor.auth, email, 'launch-3200');
    return { ...visitor, uid: user.uid, email };
  };
  const startVerified = () => startStackRacer({ registered: false });

  test('registers a verified address, begins the trial and gives what every racer starts with', async () => {
    const device = await startVerified();
    const { reported } = await signIn(device, { displayName: 'Dana Lee Ritter' });
    const user = await userOf(device);
    expect(user).toMatchObject({
      ...{ email: device.email, firstName: 'Dana', lastName: 'Lee Ritter', isRegistered: true },
      ...{ version: '4.4.17', lastDayAuthenticated: today },
    });
    expect(viewsOf(user)).toEqual(['Splits', 'Timeslip', 'Weather']);
    expect(widgetsOf(user)).toEqual(defaultDashboardWidgets.map(({ id }) => id));
    expect(Math.abs(Number(user['trialExpirationDate']) - Date.now() - 14 * 24 * hour)).toBeLessThan(hour);
    expect(reported).toEqual([]);
  });

  test('makes the user document of an unverified address, and registers nothing', async () => {
    const device = { ...(await startNewcomer()), call: noCall };
    const { reported, refused, failure } = await signIn(device, { emailVerified: false });
    expect({ reported, refused, failure }).toEqual({ reported: [], refused: [], failure: undefined });
    expect(await userOf(device)).toMatchObject({
      ...{ firstName: 'New', lastName: 'User', isRegistered: false, trialExpirationDate: null },
      lastDayAuthenticated: 0,
    });
    expect(await userOf(device)).not.toHaveProperty('logBookSettings');
  });

  test('lets the racer read if it cannot be finished for now, and is finished at the next', async () => {
    const device = await startVerified();
    const offline = () => Promise.resolve(failed('unavailable', 'No network.'));
    const first = await signIn({ ...device, call: offline });
    expect(first.unfinished).toEqual([device.uid]);
    expect(await userOf(device)).toMatchObject({ isRegistered: false });
    expect((await signIn(device)).unfinished).toEqual([]);
    expect(await userOf(device)).toMatchObject({ isRegistered: true });
  });

  describe('while registration is not open', () => {
    let administration: AdministrationPort;
    const close: AdministrationPort['setRegistration'] = (settings) =>
      administration.setRegistration(settings);
    beforeEach(async () => {
      const admin = await startStackRacer({ admin: true });
      devices.push(admin);
      administration = createAdministration(admin.database, admin.call, createHealth());
    });
    afterEach(() => close({ disabled: false, emailWhiteList: ['*'] }));

    test.each([
      ['by invitation only', { disabled: false, emailWhiteList: ['ann@strip.test'] }],
      ['switched off', { disabled: true, emailWhiteList: ['*'] }],
    ])('%s, tells why and only then signs out, and registers nothing', async (_, settings) => {
      await close(settings);
      const device = await startVerified();
      const { refused, unfinished } = await signIn(device);
      expect(refused).toEqual(['invitation-only, in']);
      expect(device.auth.currentUser).toBeNull();
      expect(unfinished).toEqual([device.uid]);
    });

    test('lets in who is invited, however the address is written', async () => {
      const device = await startVerified();
      await close({ disabled: false, emailWhiteList: [device.email.toUpperCase()] });
      expect((await signIn(device)).refused).toEqual([]);
      expect(await userOf(device)).toMatchObject({ isRegistered: true });
    });

    test('lets in who was registered before', async () => {
      const device = await startStackRacer();
      await close({ disabled: true, emailWhiteList: [] });
      expect((await signIn(device)).refused).toEqual([]);
      expect(device.auth.currentUser).not.toBeNull();
    });
  });
});

describe('a later sign-in', () => {
  const own = { mine: { name: 'Mine', fieldKeys: ['timeslip.et_60'] } };
  const widgets = [{ id: 'a', widget: 'mf_logbook/recent-passes' }];

  test('leaves what was chosen, and notes the day once', async () => {
    const device = await startOldRacer(Date.now() + hour, {
      ...{ version: '4.4.17', lastDayAuthenticated: 5, dashboardWidgets: widgets },
      logBookSettings: { dataSets: own },
    });
    const { racer } = await signIn(device);
    const first = await userOf(device);
    expect(first).toMatchObject({ lastDayAuthenticated: today, dashboardWidgets: widgets });
    expect(first['logBookSettings']).toEqual({ dataSets: own });
    racer.note({ lastDayAuthenticated: today + 1 });
    await signIn(device);
    expect(await userOf(device)).toEqual({ ...first, lastDayAuthenticated: today + 1 });
  });

  test('adds missing views only where the racer may write, missing widgets and the day always', async () => {
    const device = await startRacer({ access: false });
    await grantAccess(device.uid, Date.now() - hour);
    await signIn(device);
    expect(widgetsOf(await userOf(device))).toEqual(defaultDashboardWidgets.map(({ id }) => id));
    expect(await userOf(device)).toMatchObject({ lastDayAuthenticated: today });
    expect(await userOf(device)).not.toHaveProperty('logBookSettings');
    await grantAccess(device.uid, Date.now() + hour);
    await signIn(await startAgain(device));
    expect(viewsOf(await userOf(device))).toEqual(['Splits', 'Timeslip', 'Weather']);
  });
});
