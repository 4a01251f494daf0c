import { mostVehicles, newUserDocument } from '@holeshot/shared-core';
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
import { appVersion } from '../../src/callable/appVersion';
import type { Person, RulesCase, RulesCases } from '../world/RulesCase';
import { vehiclesOf } from '../world/rulesWorld';

const fresh = (who: Person, fields: object = {}) => ({
  ...newUserDocument(`${who}@strip.test`, appVersion),
  ...fields,
});

const creates = (who: Person, does: string, fields: object = {}): RulesCase => [
  who,
  `creates a user document ${does}`,
  (db) => setDoc(doc(db, `users/${who}`), fresh(who, fields)),
];

const createsWithout = (field: keyof ReturnType<typeof fresh>): RulesCase => [
  'nia',
  `creates a user document without ${field}`,
  (db) => {
    const { [field]: _, ...rest } = fresh('nia');
    return setDoc(doc(db, 'users/nia'), rest);
  },
];

const sets = (who: Person, does: string, fields: object): RulesCase => [
  who,
  does,
  (db) => updateDoc(doc(db, `users/${who}`), fields),
];

const takesIn = (who: Person, does: string, ...uids: string[]): RulesCase => [
  who,
  does,
  (db) => {
    const vehicles = Object.fromEntries(uids.map((uid) => [uid, { uid }]));
    return setDoc(doc(db, `users/${who}`), { vehicles }, { merge: true });
  },
];

const text = (length: number) => 'A'.repeat(length);
const list = (length: number) => Array.from({ length }, () => '/');
const map = (size: number) => Object.fromEntries(list(size).map((_, i) => [`k${i}`, 0]));
const token = { token: text(200), ttl: 86_400, expirationDate: 1 };

/** Fields that the racer must not change, each with a tempting value. */
const frozen: Record<string, unknown> = {
  isAdmin: true,
  isRegistered: false,
  trialExpirationDate: Date.now() + 1e12,
  maxVehicleLimit: 50,
  email: 'other@strip.test',
  stripeId: 'cus_1',
  stripeLink: 'https://pay.test',
  nickname: 'Flash',
};

/** Fields that a new document must not have at these values. */
const privileges: Record<string, unknown> = {
  isAdmin: true,
  isRegistered: true,
  trialExpirationDate: Date.now() + 1e12,
  maxVehicleLimit: 6,
  email: 'bob@strip.test',
  stripeId: 'cus_ann',
  stripeLink: 'https://pay.test',
  nickname: 'Flash',
};

const data: Record<string, object> = {
  vehicles: { v0: { uid: 'v0', name: 'Renamed' } },
  customLocations: { l: { uid: 'l' } },
  customFields: { f: { pk: 'f' } },
  predictions: { p: { vehicle_uid: 'v0' } },
  logBookSettings: { dataSets: { s: { name: 'Mine' } } },
};

const dataCaps: Record<string, [most: object, tooMuch: object]> = {
  customLocations: [map(500), map(501)],
  customFields: [map(100), map(101)],
  predictions: [map(500), map(501)],
  logBookSettings: [{ dataSets: map(100), ...map(9) }, { dataSets: map(101) }],
};

const display: Record<string, { good: unknown[]; bad: unknown[] }> = {
  firstName: { good: ['Ann', text(60)], bad: [5, text(61), null] },
  lastName: { good: ['Lee', text(60)], bad: [{}, text(61)] },
  version: { good: ['4.4.18', text(60)], bad: [4, text(61)] },
  displayMode: { good: ['dark', 'light', 'system'], bad: ['pink', true] },
  lastDayAuthenticated: {
    good: [5, 0, 999_999_999_999_999],
    bad: ['today', null, -1, 1e15, NaN, Infinity, -Infinity],
  },
  suggestedTuningEnabled: { good: [false], bad: [null] },
  automaticTuningResultsEnabled: { good: [true], bad: ['true'] },
  sideNavAsRail: { good: [true], bad: ['yes'] },
  showConsoleLogs: { good: [true], bad: [1] },
  hasSeenSubscriptionRedirectMsg: { good: [true], bad: ['seen'] },
  currentDataSet: { good: ['Timeslip'], bad: [{}, text(201)] },
  selectedPrediction: { good: [null, 'v0_l', text(200)], bad: [['v0'], text(201)] },
  selectedPredictionCardView: { good: ['et_emphasis'], bad: [[], text(201)] },
  selectedPredictionHistoryCardDataChoice: { good: ['air_temp'], bad: [true, text(201)] },
  selectedDdpEt: { good: ['et_660', 660], bad: [{ et: 660 }, text(201)] },
  usualRisk: { good: [0.05, 0.999], bad: [0, 1, -0.2, NaN, null, '0.2', [0.2]] },
  primaryWeatherToken: {
    good: [null, token],
    bad: [
      'token',
      { ...token, apiKey: 'k' },
      { ...token, token: 5 },
      { ...token, token: ['token'] },
      { ...token, token: text(201) },
      { ...token, ttl: '1' },
      { ...token, expirationDate: null },
    ],
  },
  pathsPinnedToBottomNav: {
    good: [list(20), [text(3_999), '/'], []],
    bad: [list(21), '/', { length: 0 }, [text(4_000), '/'], [{ path: '/' }]],
  },
  dashboardWidgets: { good: [list(50)], bad: [list(51), {}, 'weather'] },
};

const each = <Value>(
  table: Record<string, Value>,
  make: (field: string, value: Value) => RulesCase[],
): RulesCase[] => Object.entries(table).flatMap(([field, value]) => make(field, value));

/** Requests about `users/{uid}`. */
export const userCases: RulesCases = {
  hostile: [
    // creating
    ...each(privileges, (field, value) => [creates('nia', `with ${field}`, { [field]: value })]),
    ...(['isAdmin', 'isRegistered', 'trialExpirationDate', 'maxVehicleLimit', 'email'] as const).map(
      createsWithout,
    ),
    ...each(data, (field, value) => [creates('nia', `that holds ${field}`, { [field]: value })]),
    ...each(data, (field) => [creates('nia', `with ${field} of a wrong type`, { [field]: 'none' })]),
    creates('nia', 'with a field of settings that is too long', { firstName: text(61) }),
    creates('nia', 'with too many log book settings', { logBookSettings: map(11) }),
    creates('nia', 'with a long text among the log book settings', {
      logBookSettings: { notes: text(300_000) },
    }),
    creates('nia', 'with the address in capitals', { email: 'Nia@strip.test' }),
    creates('jim', 'with the address as his account has it', { email: 'Jim@Strip.test' }),
    creates('gus', 'anew after deleting the account'),
    creates('ano', 'anonymously'),
    creates('visitor', 'without signing in'),
    creates('ann', 'over the one there is, to restart the trial'),
    ['nia', 'creates a user document for another', (db) => setDoc(doc(db, 'users/zoe'), fresh('nia'))],
    ['nia', 'creates an empty user document', (db) => setDoc(doc(db, 'users/nia'), {})],
    ['ann', 'overwrites her document with little', (db) => setDoc(doc(db, 'users/ann'), { firstName: 'A' })],
    // reading
    ['bob', 'reads another’s user document', (db) => getDoc(doc(db, 'users/ann'))],
    ['max', 'reads another’s user document as an admin', (db) => getDoc(doc(db, 'users/ann'))],
    ['ano', 'reads another’s user document', (db) => getDoc(doc(db, 'users/ann'))],
    ['visitor', 'reads a user document', (db) => getDoc(doc(db, 'users/ann'))],
    ['visitor', 'reads a user document that does not exist', (db) => getDoc(doc(db, 'users/none'))],
    ['ann', 'lists the users', (db) => getDocs(collection(db, 'users'))],
    ['max', 'lists the users as an admin', (db) => getDocs(collection(db, 'users'))],
    // privileges
    ...each(frozen, (field, value) => [
      sets('ann', `changes ${field}`, { [field]: value }),
      sets('ann', `hides ${field} among other changes`, { [field]: value, displayMode: 'light' }),
    ]),
    ...each(privileges, (field, value) => [
      sets('una', `changes ${field} before registration is finished`, { [field]: value }),
    ]),
    ...['isAdmin', 'isRegistered', 'trialExpirationDate', 'maxVehicleLimit', 'email', 'stripeId'].map(
      (field) => sets('ann', `deletes ${field}`, { [field]: deleteField() }),
    ),
    sets('max', 'raises the limit as an admin', { maxVehicleLimit: 500 }),
    // types and sizes
    ...each(display, (field, { bad }) =>
      bad.map((value, i) => sets('ann', `spoils ${field} (${i + 1})`, { [field]: value })),
    ),
    ...each(dataCaps, (field, [, tooMuch]) => [sets('ann', `overfills ${field}`, { [field]: tooMuch })]),
    ...each(data, (field) => [
      sets('ann', `makes ${field} a list`, { [field]: [] }),
      sets('ann', `makes ${field} a text`, { [field]: 'none' }),
    ]),
    sets('max', 'stores one more vehicle than a document holds', {
      vehicles: vehiclesOf('max', mostVehicles + 1),
    }),
    sets('ann', 'makes the views a list', { logBookSettings: { dataSets: [] } }),
    sets('ann', 'overfills the log book settings', { logBookSettings: map(11) }),
    // access
    ...each(data, (field, value) => [
      sets('lou', `changes ${field} after the trial`, { [field]: value }),
      sets('una', `changes ${field} before registration is finished`, { [field]: value }),
      sets('rex', `changes ${field} unregistered`, { [field]: value }),
    ]),
    sets('lou', 'hides a vehicle among display settings', { displayMode: 'light', ...data }),
    sets('lou', 'removes a vehicle after the trial', { 'vehicles.v0': deleteField() }),
    // vehicles
    sets('ann', 'stores a sixth vehicle', { vehicles: vehiclesOf('ann', 6) }),
    sets('ola', 'stores a sixth vehicle', { vehicles: vehiclesOf('ola', 6) }),
    takesIn('vic', 'adds to more vehicles than the limit', 'v9~vic'),
    sets('ann', 'raises the limit together with the vehicles', {
      maxVehicleLimit: 9,
      vehicles: vehiclesOf('ann', 9),
    }),
    ...[5, null, ['v0'], {}, text(201)].map((touched) =>
      sets('ann', `touches a vehicle named ${JSON.stringify(touched).slice(0, 20)}`, {
        touchedVehicle: touched,
      }),
    ),
    sets('ann', 'changes a vehicle that is gone', { 'vehicles.v9.name': 'Nine', touchedVehicle: 'v9' }),
    sets('ann', 'stores a vehicle under another uid', {
      'vehicles.v9': { uid: 'v0' },
      touchedVehicle: 'v9',
    }),
    ...['v1', 'v1~bob', 'v1~', '~ann', 'v1~ann~', 'v1~ann~bob', 'v1~bob~ann', 'v1~anna', 'a/v1'].map((uid) =>
      takesIn('ann', `takes in the vehicle ${uid}`, uid),
    ),
    takesIn('ann', 'takes in a vehicle that names nobody after one of hers', 'v1~ann', 'v2'),
    takesIn('ann', 'takes in a vehicle that names nobody before one of hers', 'v1', 'v2~ann'),
    takesIn('ann', 'takes in a vehicle that names nobody with a deleted one', 'old', 'v1'),
    takesIn('ann', 'takes in a vehicle that names nobody before a deleted one', 'a', 'old'),
    sets('lou', 'touches a vehicle after the trial', { touchedVehicle: 'v0' }),
    // locations
    ...[5, null, ['l'], {}, text(201)].map((touched) =>
      sets('ann', `touches a location named ${JSON.stringify(touched).slice(0, 20)}`, {
        touchedLocation: touched,
      }),
    ),
    sets('ann', 'changes a location that is gone', {
      'customLocations.l9.title': 'Nine',
      touchedLocation: 'l9',
    }),
    sets('lou', 'touches a location after the trial', { touchedLocation: 'l9' }),
    // others
    ['bob', 'changes another’s settings', (db) => updateDoc(doc(db, 'users/ann'), { firstName: 'Bob' })],
    ['max', 'changes another’s settings', (db) => updateDoc(doc(db, 'users/ann'), { firstName: 'Max' })],
    ['visitor', 'changes settings', (db) => updateDoc(doc(db, 'users/ann'), { firstName: 'X' })],
    ['ano', 'changes another’s settings', (db) => updateDoc(doc(db, 'users/ann'), { firstName: 'X' })],
    ['ann', 'deletes her user document', (db) => deleteDoc(doc(db, 'users/ann'))],
    ['bob', 'deletes another’s user document', (db) => deleteDoc(doc(db, 'users/ann'))],
    ['visitor', 'deletes a user document', (db) => deleteDoc(doc(db, 'users/ann'))],
  ],
  honest: [
    creates('nia', 'with the defaults'),
    creates('nia', 'with settings of her own', { firstName: 'Nia', displayMode: 'light' }),
    creates('jim', 'with the address in small letters'),
    creates('nia', 'with an empty list of views', { logBookSettings: { dataSets: {} } }),
    [
      'nia',
      'creates one with only what must be there',
      (db) => {
        const { isAdmin, isRegistered, trialExpirationDate, maxVehicleLimit, email } = fresh('nia');
        return setDoc(doc(db, 'users/nia'), {
          ...{ isAdmin, isRegistered, trialExpirationDate, maxVehicleLimit, email },
        });
      },
    ],
    ['ann', 'reads her user document', (db) => getDoc(doc(db, 'users/ann'))],
    ['lou', 'reads his user document after the trial', (db) => getDoc(doc(db, 'users/lou'))],
    ['una', 'reads her user document before verifying', (db) => getDoc(doc(db, 'users/una'))],
    ['nia', 'asks for her document before it exists', (db) => getDoc(doc(db, 'users/nia'))],
    ...each(display, (field, { good }) =>
      good.map((value, i) => sets('lou', `sets ${field} after the trial (${i + 1})`, { [field]: value })),
    ),
    ...each(display, (field, { good }) => [creates('nia', `with ${field} of her own`, { [field]: good[0] })]),
    sets('una', 'sets the theme before registration is finished', { displayMode: 'light' }),
    sets('ann', 'deletes a setting', { selectedPrediction: deleteField() }),
    ...each(data, (field, value) => [
      sets('ann', `changes ${field}`, { [field]: value }),
      sets('sam', `changes ${field} as a subscriber`, { [field]: value }),
      sets('max', `changes ${field} as an admin`, { [field]: value }),
      sets('ann', `deletes ${field}`, { [field]: deleteField() }),
    ]),
    ...each(dataCaps, (field, [most]) => [sets('ann', `fills ${field}`, { [field]: most })]),
    sets('ann', 'changes data and settings together', {
      vehicles: vehiclesOf('ann', 2),
      displayMode: 'light',
    }),
    sets('ann', 'stores a fifth vehicle', { vehicles: vehiclesOf('ann', 5) }),
    sets('ola', 'stores a fifth vehicle', { vehicles: vehiclesOf('ola', 5) }),
    sets('sam', 'stores a sixth vehicle, as his limit allows', { vehicles: vehiclesOf('sam', 6) }),
    sets('vic', 'renames one of more vehicles than the limit', { 'vehicles.v0.name': 'Renamed' }),
    sets('vic', 'removes one of more vehicles than the limit', { vehicles: vehiclesOf('vic', 6) }),
    sets('ann', 'changes a vehicle', { 'vehicles.v0.name': 'Renamed', touchedVehicle: 'v0' }),
    sets('ann', 'adds a vehicle', {
      vehicles: { v0: { uid: 'v0' }, 'v1~ann': { uid: 'v1~ann' } },
      touchedVehicle: 'v1~ann',
    }),
    takesIn('ann', 'adds vehicles, as an import does', 'v1~ann', 'v2_b~ann', 'v3~ann'),
    takesIn('ann', 'brings a deleted vehicle back that names nobody', 'old'),
    sets('ann', 'removes a vehicle', { 'vehicles.v0': deleteField(), touchedVehicle: 'v0' }),
    sets('ann', 'removes all vehicles', { vehicles: deleteField(), touchedVehicle: text(200) }),
    sets('ann', 'adds a location', { 'customLocations.l1': { uid: 'l1' }, touchedLocation: 'l1' }),
    sets('ann', 'removes all locations', { customLocations: deleteField(), touchedLocation: text(200) }),
    sets('max', 'stores as many vehicles as a document holds', { vehicles: vehiclesOf('max', mostVehicles) }),
    [
      'ann',
      'merges a location, as the outbox does',
      (db) => setDoc(doc(db, 'users/ann'), { customLocations: { l: { uid: 'l' } } }, { merge: true }),
    ],
  ],
};
