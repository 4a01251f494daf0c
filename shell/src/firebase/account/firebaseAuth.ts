import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { buildConfig } from '../../build/buildConfig';
import { localPorts } from '../../build/localPorts';
import { firebaseApp } from '../database/firebaseApp';

/** Auth without pop-up and redirect code, which only a third-party sign-in needs. */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

/** Milliseconds. */
const patience = 4_000;

/**
 * Auth asks its server for the racer before it says who is signed in, and all data wait for that: on a network that
 * carries nothing 30 s. Its requests at the start are given up before, and it goes by what the device has.
 */
const { fetch } = globalThis;
globalThis.fetch = (input, init) =>
  typeof input === 'string' && /identitytoolkit|securetoken/.test(input)
    ? fetch(input, { ...init, signal: AbortSignal.timeout(patience) })
    : fetch(input, init);
void firebaseAuth.authStateReady().finally(() => (globalThis.fetch = fetch));

if (buildConfig.local) {
  const { auth } = localPorts(Number(location.port));
  connectAuthEmulator(firebaseAuth, `http://${location.hostname}:${auth}`, { disableWarnings: true });
}
