import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { buildConfig } from '../buildConfig';
import { localPorts } from '../localPorts';
import { firebaseApp } from './firebaseApp';

/** Auth without pop-up and redirect code, which only a third-party sign-in needs. */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (buildConfig.local) {
  const { auth } = localPorts(Number(location.port));
  connectAuthEmulator(firebaseAuth, `http://${location.hostname}:${auth}`, { disableWarnings: true });
}
