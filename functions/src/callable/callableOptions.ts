import { defineBoolean } from 'firebase-functions/params';

/** Written in by the build: whether the app that is built with the same settings sends App Check. */
declare const HOLESHOT_APP_CHECK: boolean;

/** Switch that refuses calls without App Check; off while racers still have a version of the app that sends none. */
const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: HOLESHOT_APP_CHECK });

/** Options of all callables; the app waits 70 seconds for an answer. */
export const callableOptions = {
  region: 'us-central1',
  timeoutSeconds: 70,
  maxInstances: 10,
  enforceAppCheck,
} as const;
