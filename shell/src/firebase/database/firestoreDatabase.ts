import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setIndexConfiguration,
  setLogLevel,
} from 'firebase/firestore';
import { buildConfig } from '../../build/buildConfig';
import { localPorts } from '../../build/localPorts';
import { troubles$ } from '../../trouble/troubles';
import { firebaseApp } from './firebaseApp';
import { reloadWhenRestored } from './reloadWhenRestored';

/** Silences the SDK: it logs each lost network as an error, and failures reach the listeners anyway. */
setLogLevel('silent');

/** Size of the cache: the SDK's default of 40 MB evicts months of a long log book. */
const cacheSizeBytes = 200 * 1024 * 1024;

/** Tells whether the browser stores data: without storage a persistent cache would end Firestore. */
const isStoring = troubles$.value.every(({ kind }) => kind !== 'no-storage');

/** Firestore with its cache on the device, shared by all tabs. */
export const firestoreDatabase = initializeFirestore(firebaseApp, {
  localCache: isStoring
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager(), cacheSizeBytes })
    : memoryLocalCache(),
});

reloadWhenRestored();

if (buildConfig.local) {
  const { firestore } = localPorts(Number(location.port));
  connectFirestoreEmulator(firestoreDatabase, location.hostname, firestore);
}

/**
 * Makes the cache index changes: otherwise it looks through a long log book and blocks the browser for a second.
 * Comes before the first query.
 */
export const indexChanges = (): Promise<void> =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- by itself the SDK makes none for 100 log books, which are 10,000 passes
  setIndexConfiguration(firestoreDatabase, {
    indexes: [
      {
        collectionGroup: 'logBooks',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'user_uid', order: 'ASCENDING' },
          { fieldPath: 'last_modified_date', order: 'DESCENDING' },
        ],
      },
    ],
  });
