import type { SignedIn } from '@holeshot/shared-core';

/** The session of an app without a server: one racer, without an end. */
export const deviceSession: SignedIn = {
  status: 'signed-in',
  uid: 'device-racer',
  email: '',
  emailVerified: true,
  hasPassword: false,
  firstName: 'Demo',
  lastName: 'Racer',
  access: 'active_subscriber',
  canWrite: true,
  trialDaysLeft: null,
};
