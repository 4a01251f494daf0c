import { newUserDocument } from '@holeshot/shared-core';
import { Timestamp } from 'firebase-admin/firestore';
import type { AccessDocument } from '../../src/access/AccessDocument';
import { appVersion } from '../../src/callable/appVersion';

const day = 86_400_000;

/** Creates the entries e0, e1, … of a month. */
export const entriesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `e${i}`,
      { log_entry_uid: `e${i}`, log_entry_datetime: '2026-05-02T18:00:00Z', notes: '' },
    ]),
  );

/** Creates minimal entries: the emulator's coverage report repeats every value it saw. */
export const manyEntries = (count: number) => ({
  ...Object.fromEntries(Array.from({ length: count - 1 }, (_, i) => [`n${i}`, 0])),
  ...entriesOf(1),
});

/** Creates vehicles of a racer: v0, whose uid is from before uids named their owner, v1~ann, v2~ann, … */
export const vehiclesOf = (uid: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => (i === 0 ? 'v0' : `v${i}~${uid}`)).map((each) => [
      each,
      { uid: each },
    ]),
  );

/** Creates a stored month of passes without `last_modified_date`, which the writer adds. */
export const monthOf = (uid: string, fields: object = {}) => ({
  entries: entriesOf(2),
  vehicle_uid: `car~${uid}`,
  user_uid: uid,
  year: 2026,
  month: 5,
  data_version: 1,
  ...fields,
});

/** Creates a version in the tune history of `car`. */
export const tuneOf = (n: number, fields: object = {}) => ({
  vehicle_uid: 'car',
  n,
  datetime: '2026-05-02T18:00:00Z',
  base_tune: { tune_version_1320: n },
  ddpe_tune: { tune_version_1320: n },
  ...fields,
});

/** Creates a picture of the pass `e0`. */
export const pictureOf = (n: number, fields: object = {}) => ({
  ...{ log_entry_uid: 'e0', n, base64: '/9j/AA==' },
  ...fields,
});

const notificationOf = (uid: string, read: boolean) => ({
  title: 'Rain',
  message: 'Saturday starts at noon.',
  userId: uid,
  createdAt: Timestamp.now(),
  expiresAt: Timestamp.fromMillis(Date.now() + 365 * day),
  read,
  postRefId: 'rain',
});

const racer = (
  uid: string,
  access: Partial<AccessDocument>,
  user: object = {},
): [string, Record<string, unknown>][] => [
  [
    `users/${uid}`,
    {
      ...newUserDocument(`${uid}@strip.test`, appVersion),
      isRegistered: true,
      trialExpirationDate: Date.now() + 14 * day,
      vehicles: vehiclesOf(uid, 1),
      ...user,
    },
  ],
  [
    `users/${uid}/private/access`,
    { access_until: Date.now() + 14 * day, is_admin: false, is_registered: true, ...access },
  ],
  [`users/${uid}/subscriptions/sub_${uid}`, { status: 'active', cancel_at_period_end: false }],
  [`users/${uid}/tunes/car_1`, tuneOf(1)],
  [
    `users/${uid}/deletedVehicles/old`,
    { vehicle: { uid: 'old', name: 'Old car' }, predictions: {}, deleted_at: Timestamp.now() },
  ],
  [`users/${uid}/passPictures/e0_0`, pictureOf(0)],
  [`users/${uid}/deletedPasses/gone`, { deleted_at: Timestamp.now() }],
  [`users/${uid}/receipts/taken`, { expires_at: Timestamp.fromMillis(Date.now() + 90 * day) }],
  [`notifications/rain_${uid}`, notificationOf(uid, false)],
  [`notifications/read_${uid}`, notificationOf(uid, true)],
  [`logBooks/car~${uid}_2026_05`, { ...monthOf(uid), last_modified_date: Timestamp.now() }],
];

const month = (id: string, fields: object): [string, object] => [
  `logBooks/${id}`,
  { ...monthOf('ann', fields), last_modified_date: Timestamp.now() },
];

const { data_version: _, ...unversioned } = monthOf('ann', { vehicle_uid: 'early' });

/** Lists the documents that exist before each request, with their paths. */
export const rulesWorld = (): [string, object][] => {
  const over = { access_until: Date.now() - 60_000 };
  return [
    ...racer('ann', {}, { stripeId: 'cus_ann', stripeLink: 'https://pay.test/cus_ann' }),
    // It was there before the rules took in no vehicle of another.
    ...racer('bob', {}, { vehicles: { v0: { uid: 'v0' }, 'nova~ann': { uid: 'nova~ann' } } }),
    ...racer('sam', {}, { trialExpirationDate: Date.now() - day, maxVehicleLimit: 6 }),
    ...racer('lou', over),
    ...racer('vic', {}, { vehicles: vehiclesOf('vic', 7) }),
    ...racer('ola', {}).map(([at, { maxVehicleLimit: _, ...rest }]): [string, object] => [at, rest]),
    ...racer('max', { ...over, is_admin: true }, { isAdmin: true }),
    ...racer('rex', { is_registered: false }),
    ['users/una', newUserDocument('una@strip.test', appVersion)],
    ['deletedAccounts/gus', { expires_at: Timestamp.now() }],
    ['users/ida', newUserDocument('ida@strip.test', appVersion)],
    ['deletedAccounts/ida', { begun_at: Timestamp.now() }],
    month('full_2026_05', { vehicle_uid: 'full', entries: manyEntries(500) }),
    month('lifted_2026_05', { vehicle_uid: 'lifted', data_version: 3 }),
    ['logBooks/early_2026_05', { ...unversioned, last_modified_date: Timestamp.now() }],
    month('late_2999_05', { vehicle_uid: 'late', year: 2999 }),
    month('empty_2026_05', { vehicle_uid: 'empty', entries: {} }),
    ['logBooks/rail_2019', { user_uid: 'bob', vehicle_uid: 'rail', year: 2019, entries: entriesOf(2) }],
    ['systemSettings/public', { registration: { disabled: false, invitationOnly: true } }],
    ['systemSettings/app', { registration: { disabled: false, emailWhiteList: ['nia@strip.test'] } }],
    ['products/racer', { active: true, name: 'Holeshot' }],
    ['products/racer/prices/yearly', { active: true, unit_amount: 4900, currency: 'usd' }],
    ['trials/hash', { trial_expiration_date: 0 }],
    ['weatherTokens/ann', { tokens: ['secret'], requested_at: [] }],
    ['paymentEvents/evt_1', { type: 'customer.subscription.updated' }],
  ];
};
