import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
} from 'firebase/firestore';
import { buildConfig } from '../buildConfig';
import { localPorts } from '../localPorts';
import { troubles$ } from '../trouble/troubles';
import { firebaseApp } from './firebaseApp';

/** Losing the network is ordinary at a track, and the SDK calls it an error each time; failures reach the listeners. */
setLogLevel('silent');

/** The SDK's default of 40 MB evicts months of a long log book. */
const cacheSizeBytes = 200 * 1024 * 1024;

/** Where the browser keeps nothing, Firestore's own try to keep something would end it. */
const isKept = troubles$.value.every(({ kind }) => kind !== 'not-kept');

/** Firestore with its cache on the device, shared by all tabs. */
export const firestoreDatabase = initializeFirestore(firebaseApp, {
  localCache: isKept
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager(), cacheSizeBytes })
    : memoryLocalCache(),
});

if (buildConfig.local) {
  const { firestore } = localPorts(Number(location.port));
  connectFirestoreEmulator(firestoreDatabase, location.hostname, firestore);
}
