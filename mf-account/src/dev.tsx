import {
  racerSession,
  racerSettings,
  readOnlySession,
  runAlone,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { remote } from './remote';

const day = 86_400_000;
const now = Date.now();

const base: MemorySeed = {
  subscriptionOptions: [
    {
      productId: 'holeshot',
      priceId: 'monthly',
      name: 'Holeshot',
      description: 'Every feature, billed each month.',
      unit_amount: 499,
      currency: 'usd',
      interval: 'month',
      interval_count: 1,
    },
    {
      productId: 'holeshot',
      priceId: 'yearly',
      name: 'Holeshot',
      description: 'Every feature, two months free.',
      unit_amount: 4990,
      currency: 'usd',
      interval: 'year',
      interval_count: 1,
    },
  ],
  notifications: [
    {
      id: 'spring',
      title: 'The season starts',
      message: 'Predictions now know the wind at your track. Your saved tunes are unchanged.',
      createdAt: now - 3 * 3_600_000,
      expiresAt: now + 300 * day,
    },
    {
      id: 'maintenance',
      title: 'Maintenance on Tuesday',
      message: 'From 3 to 4 AM Central, what you log waits on your device and is sent afterwards.',
      createdAt: now - 6 * day,
      expiresAt: now + 300 * day,
    },
  ],
  customFields: [
    {
      pk: 'launch_rpm',
      title: 'Launch rpm',
      titleShort: 'Launch',
      description: 'On the two-step',
      defaultLastValue: true,
      isCustomField: true,
      isNumeric: true,
      numericFormat: '0',
    },
    {
      pk: 'tire',
      title: 'Rear tire',
      titleShort: 'Tire',
      description: '',
      defaultLastValue: true,
      isCustomField: true,
      isNumeric: false,
      numericFormat: '0.000',
    },
  ],
  debugMessages: [
    { at: new Date(now - 7_200_000).toISOString(), text: 'weather: TypeError: Failed to fetch' },
    { at: new Date(now - 60_000).toISOString(), text: 'outbox: FirebaseError: permission-denied' },
  ],
  registration: { disabled: false, emailWhiteList: ['*', 'alex@strip.test', 'sam@strip.test'] },
  users: [
    {
      uid: 'sam',
      email: 'sam@strip.test',
      firstName: 'Sam',
      lastName: 'Lee',
      isRegistered: true,
      trialExpirationDate: now - 40 * day,
      lastDayAuthenticated: now - 3 * day,
      subscriptionStatuses: ['past_due'],
      vehicleCount: 4,
      maxVehicleLimit: 5,
    },
  ],
};

const subscription = {
  status: 'active',
  current_period_end: now + 200 * day,
  cancel_at_period_end: false,
} as const;

/** Sessions to choose by `?as=admin` and so on. */
const people: Record<string, MemorySeed> = {
  visitor: { session: { status: 'signed-out' } },
  trial: {},
  unverified: { session: { ...racerSession, emailVerified: false }, verified: false },
  subscriber: { session: { ...racerSession, access: 'active_subscriber', trialDaysLeft: 0 }, subscription },
  ending: {
    session: { ...racerSession, access: 'active_subscriber', trialDaysLeft: 0 },
    subscription: { ...subscription, cancel_at_period_end: true },
  },
  owing: { session: readOnlySession, subscription: { ...subscription, status: 'past_due' } },
  readOnly: { session: readOnlySession },
  google: { session: { ...racerSession, hasPassword: false } },
  admin: { settings: { ...racerSettings, isAdmin: true, showConsoleLogs: true } },
};

const person = new URLSearchParams(location.search).get('as') ?? 'trial';

runAlone(remote, { ...base, ...people[person] });
