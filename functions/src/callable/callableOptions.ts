import { defineBoolean } from 'firebase-functions/params';

/** Whether a call must show by App Check that it comes from the app: once every version in use does. */
const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false });

/** What all callables share; 70 seconds is how long the app waits for one. */
export const callableOptions = {
  region: 'us-central1',
  timeoutSeconds: 70,
  maxInstances: 10,
  enforceAppCheck,
} as const;
