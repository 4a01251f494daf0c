import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { newUserDocument } from '../registration/newUserDocument';
import { given, givenAccess, givenUser, racerDb, startRules, visitorDb } from './rulesTestKit';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRules('demo-rules-users');
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

const ann = () => racerDb(environment, 'ann');
const annDoc = () => doc(ann(), 'users/ann');
const fresh = newUserDocument('ann@strip.test');
const vehicles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`v${i}`, { uid: `v${i}`, name: `Car ${i}` }]));

describe('creating one’s user document', () => {
  test('works with the defaults, and with a display setting of one’s own', async () => {
    await assertSucceeds(setDoc(annDoc(), { ...fresh, firstName: 'Ann', displayMode: 'light' }));
  });

  test.each<[string, object]>([
    ['makes nobody an admin', { isAdmin: true }],
    ['registers nobody', { isRegistered: true }],
    ['starts no trial', { trialExpirationDate: Date.now() + 1e12 }],
    ['raises no limit', { maxVehicleLimit: 50 }],
    ['names no other address', { email: 'bob@strip.test' }],
    ['names no address in capitals', { email: 'Ann@strip.test' }],
    ['takes no unknown field', { nickname: 'Flash' }],
    ['takes nothing of the payment provider', { stripeId: 'cus_1' }],
    ['brings no vehicles along', { vehicles: vehicles(1) }],
    ['brings no locations along', { customLocations: { l: {} } }],
    ['brings no custom fields along', { customFields: { f: {} } }],
    ['brings no predictions along', { predictions: { p: {} } }],
    ['brings no views along', { logBookSettings: { dataSets: { s: {} } } }],
    ['takes no wrong type', { vehicles: [] }],
    ['takes no unknown theme', { displayMode: 'pink' }],
    ['takes no endless name', { firstName: 'A'.repeat(61) }],
  ])('%s', async (_, fields) => {
    await assertFails(setDoc(annDoc(), { ...fresh, ...fields }));
  });

  test('leaves out no frozen field', async () => {
    for (const field of [
      'isAdmin',
      'isRegistered',
      'trialExpirationDate',
      'maxVehicleLimit',
      'email',
    ] as const) {
      const { [field]: _, ...rest } = fresh;
      await assertFails(setDoc(annDoc(), rest));
    }
  });

  test('is for oneself alone', async () => {
    await assertFails(setDoc(doc(ann(), 'users/bob'), fresh));
    await assertFails(setDoc(doc(visitorDb(environment), 'users/ann'), fresh));
  });
});

describe('reading user documents', () => {
  beforeEach(() => givenUser(environment, 'ann'));

  test('one’s own, before it exists too', async () => {
    await assertSucceeds(getDoc(annDoc()));
    await assertSucceeds(getDoc(doc(racerDb(environment, 'new'), 'users/new')));
  });

  test('nobody else’s, and no list', async () => {
    await assertFails(getDoc(doc(racerDb(environment, 'bob'), 'users/ann')));
    await assertFails(getDoc(doc(visitorDb(environment), 'users/ann')));
    await assertFails(getDocs(collection(ann(), 'users')));
  });
});

describe('changing one’s user document', () => {
  beforeEach(() => givenUser(environment, 'ann'));

  test.each<[string, unknown]>([
    ['isAdmin', true],
    ['isRegistered', false],
    ['trialExpirationDate', Date.now() + 1e12],
    ['maxVehicleLimit', 6],
    ['email', 'other@strip.test'],
    ['stripeId', 'cus_1'],
    ['stripeLink', 'https://pay.test'],
    ['stripeRole', 'racer'],
    ['nickname', 'Flash'],
  ])('%s stays as it is, with access too', async (field, value) => {
    await givenAccess(environment, 'ann');
    await assertFails(updateDoc(annDoc(), { [field]: value }));
    await assertFails(updateDoc(annDoc(), { [field]: value, displayMode: 'light' }));
  });

  test('frozen fields cannot be deleted', async () => {
    await givenAccess(environment, 'ann');
    await assertFails(updateDoc(annDoc(), { isAdmin: deleteField() }));
    await assertFails(updateDoc(annDoc(), { maxVehicleLimit: deleteField() }));
  });

  const display: [string, unknown, unknown][] = [
    ['displayMode', 'light', 'pink'],
    ['firstName', 'Ann', 5],
    ['lastName', 'Lee', 'L'.repeat(61)],
    ['lastDayAuthenticated', 5, 'today'],
    ['sideNavAsRail', true, 'yes'],
    ['showConsoleLogs', true, 1],
    ['suggestedTuningEnabled', false, null],
    ['automaticTuningResultsEnabled', true, null],
    ['pathsPinnedToBottomNav', ['/'], Array.from({ length: 21 }, () => '/')],
    ['dashboardWidgets', [{ name: 'intro' }], {}],
    ['version', '4.4.18', 4],
  ];

  test.each(display)('%s may be set without access, in its own type', async (field, good, bad) => {
    await assertSucceeds(updateDoc(annDoc(), { [field]: good }));
    await assertFails(updateDoc(annDoc(), { [field]: bad }));
  });

  test.each(['primaryWeatherToken', 'selectedPrediction', 'currentDataSet', 'selectedDdpEt'])(
    '%s may be set without access',
    async (field) => {
      await assertSucceeds(updateDoc(annDoc(), { [field]: 'any' }));
    },
  );

  const data: [string, object][] = [
    ['vehicles', vehicles(1)],
    ['customLocations', { l: { uid: 'l' } }],
    ['customFields', { f: { pk: 'f' } }],
    ['predictions', { p: { vehicle_uid: 'v' } }],
    ['logBookSettings', { dataSets: { s: { name: 'Mine' } } }],
  ];

  test.each(data)('%s needs access', async (field, value) => {
    await assertFails(updateDoc(annDoc(), { [field]: value }));
    await givenAccess(environment, 'ann', { access_until: Date.now() - 60_000 });
    await assertFails(updateDoc(annDoc(), { [field]: value }));
    await givenAccess(environment, 'ann');
    await assertSucceeds(updateDoc(annDoc(), { [field]: value }));
    await assertFails(updateDoc(annDoc(), { [field]: [] }));
  });

  test('an admin needs no date, and somebody else’s access does not count', async () => {
    await givenAccess(environment, 'bob');
    await assertFails(updateDoc(annDoc(), { vehicles: vehicles(1) }));
    await givenAccess(environment, 'ann', { access_until: 0, is_admin: true });
    await assertSucceeds(updateDoc(annDoc(), { vehicles: vehicles(1) }));
  });

  test('the limit of vehicles holds', async () => {
    await givenAccess(environment, 'ann');
    await assertSucceeds(updateDoc(annDoc(), { vehicles: vehicles(5) }));
    await assertFails(updateDoc(annDoc(), { vehicles: vehicles(6) }));
  });

  test('who has more vehicles than the limit may change and remove them, not add', async () => {
    await givenAccess(environment, 'ann');
    await givenUser(environment, 'ann', { vehicles: vehicles(7) });
    await assertSucceeds(updateDoc(annDoc(), { 'vehicles.v0.name': 'Renamed' }));
    await assertFails(updateDoc(annDoc(), { 'vehicles.v9': { uid: 'v9' } }));
    await assertSucceeds(updateDoc(annDoc(), { 'vehicles.v6': deleteField() }));
  });

  test('an admin has no limit of vehicles', async () => {
    await givenAccess(environment, 'ann', { is_admin: true });
    await assertSucceeds(updateDoc(annDoc(), { vehicles: vehicles(9) }));
  });

  test('nobody else may, and nobody deletes it', async () => {
    await assertFails(updateDoc(doc(racerDb(environment, 'bob'), 'users/ann'), { firstName: 'Bob' }));
    await givenAccess(environment, 'ann');
    await assertFails(deleteDoc(annDoc()));
  });
});

describe('the access document', () => {
  beforeEach(() => givenAccess(environment, 'ann'));

  test('is read by its owner alone', async () => {
    await assertSucceeds(getDoc(doc(ann(), 'users/ann/private/access')));
    await assertFails(getDoc(doc(racerDb(environment, 'bob'), 'users/ann/private/access')));
  });

  test('is written by nobody', async () => {
    const access = { access_until: 9e15, is_admin: true, is_registered: true };
    await assertFails(setDoc(doc(ann(), 'users/ann/private/access'), access));
    await assertFails(updateDoc(doc(ann(), 'users/ann/private/access'), { is_admin: true }));
    await assertFails(deleteDoc(doc(ann(), 'users/ann/private/access')));
    await assertFails(setDoc(doc(racerDb(environment, 'eve'), 'users/eve/private/access'), access));
  });
});

describe('everything else', () => {
  test('what everyone may know is read by everyone and written by nobody', async () => {
    const visitor = visitorDb(environment);
    for (const at of ['systemSettings/public', 'products/p', 'products/p/prices/q']) {
      await given(environment, at, { active: true });
      await assertSucceeds(getDoc(doc(visitor, at)));
      await assertFails(setDoc(doc(ann(), at), { active: false }));
    }
  });

  test('the rest is closed', async () => {
    await givenAccess(environment, 'ann');
    for (const at of [
      'systemSettings/app',
      'trials/hash',
      'weatherTokens/ann',
      'users/ann/private/other',
      'users/ann/other/thing',
      'anything/else',
    ]) {
      await given(environment, at, { registration: { emailWhiteList: ['*'] } });
      await assertFails(getDoc(doc(ann(), at)));
      await assertFails(setDoc(doc(ann(), at), { mine: true }));
    }
  });
});
