import { defer, switchMap, type Observable } from 'rxjs';
import type { Backend } from '../backend/Backend';
import { firstPage } from '../loading/firstPage';
import { loadOnce } from '../loading/loadOnce';
import { listenAgain } from '../streams/listenAgain';

/** Written in by the build, so that what runs without a server is left out of every other build. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

/** Key of App Check; empty for a Firebase project without it. */
declare const HOLESHOT_APP_CHECK_KEY: string;

/** Whether the browser stores things at all decides how Firestore is opened; what tries that comes in the same chunk. */
const start = async (): Promise<Backend> => {
  const { tryStorage } = await (HOLESHOT_DEVICE_ONLY
    ? import(/* webpackChunkName: "on-device" */ '../trouble/tryStorage')
    : import(/* webpackChunkName: "firebase" */ '../trouble/tryStorage'));
  await tryStorage();
  // Before any other part of Firebase asks for something.
  if (HOLESHOT_APP_CHECK_KEY !== '') {
    const { startAppCheck } = await import(
      /* webpackChunkName: "app-check" */ '../firebase/backend/startAppCheck'
    );
    startAppCheck(HOLESHOT_APP_CHECK_KEY);
  }
  if (HOLESHOT_DEVICE_ONLY) {
    const { startOnDevice } = await import(
      /* webpackChunkName: "on-device" */ '../firebase/backend/startOnDevice'
    );
    return startOnDevice();
  }
  const { startFirebase } = await import(
    /* webpackChunkName: "firebase" */ '../firebase/backend/startFirebase'
  );
  return startFirebase();
};

/** Starts the app's backend once, in chunks of its own and after the first page; a failed start is tried anew. */
export const backend: () => Promise<Backend> = loadOnce(() => firstPage.then(start));

/** Streams something of the backend, silent until it has started; a start that fails is tried again. */
export const whenStarted = <Value>(
  started: () => Promise<Backend>,
  stream: (backend: Backend) => Observable<Value>,
): Observable<Value> => defer(started).pipe(listenAgain(), switchMap(stream));
