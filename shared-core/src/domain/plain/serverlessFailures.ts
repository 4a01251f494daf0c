/** Failures of an app without a server. */
export const serverlessFailures = {
  'device-only':
    'Holeshot runs on this device only, without the server that accounts, payment and administration need. Nothing was changed.',
  'no-signing': 'Signing a call needs an account and a network.',
};
