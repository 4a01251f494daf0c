import type { SignedIn } from '@holeshot/shared-core';

/** The one racer of an app that runs on the device alone: nobody signs in, and nothing ends. */
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
