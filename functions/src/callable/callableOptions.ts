import { defineBoolean } from 'firebase-functions/params';

/** Switch that refuses calls without App Check; turn it on once every version in use sends it. */
const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false });

/** Options of all callables; the app waits 70 seconds for an answer. */
export const callableOptions = {
  region: 'us-central1',
  timeoutSeconds: 70,
  maxInstances: 10,
  enforceAppCheck,
} as const;
