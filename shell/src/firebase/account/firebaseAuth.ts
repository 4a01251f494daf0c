import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { buildConfig } from '../../build/buildConfig';
import { localPorts } from '../../build/localPorts';
import { firebaseApp } from '../database/firebaseApp';
import { authPatienceMs } from './authPatienceMs';

/** Auth without pop-up and redirect code, which only a third-party sign-in needs. */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

/**
 * Gives up Auth's requests at the start early. Auth asks its server before it names the racer, and all data wait for
 * that: 30 s on a dead network. Without an answer it uses the device's copy.
 */
const { fetch } = globalThis;
globalThis.fetch = (input, init) =>
  typeof input === 'string' && /identitytoolkit|securetoken/.test(input)
    ? fetch(input, { ...init, signal: AbortSignal.timeout(authPatienceMs) })
    : fetch(input, init);
void firebaseAuth.authStateReady().finally(() => (globalThis.fetch = fetch));

if (buildConfig.local) {
  const { auth } = localPorts(Number(location.port));
  connectAuthEmulator(firebaseAuth, `http://${location.hostname}:${auth}`, { disableWarnings: true });
}
