import { defer, switchMap, type Observable } from 'rxjs';
import { firstPage } from '../loading/firstPage';
import { loadOnce } from '../loading/loadOnce';
import { listenAgain } from '../streams/listenAgain';

/** Written in by the build, so that what runs without a server is left out of every other build. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

/** Of a Firebase project where App Check is configured, else empty. */
declare const HOLESHOT_APP_CHECK_KEY: string;

export type Firebase = typeof import('../firebase/backend/startFirebase');

/** Whether the browser keeps things at all decides how Firestore is opened; what tries that comes in the same chunk. */
const load = async (): Promise<Firebase> => {
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
  return HOLESHOT_DEVICE_ONLY
    ? import(/* webpackChunkName: "on-device" */ '../firebase/backend/startOnDevice')
    : import(/* webpackChunkName: "firebase" */ '../firebase/backend/startFirebase');
};

/** Starts Firebase once, in chunks of its own and after the first page; a failed start is forgotten, and tried anew. */
export const firebase: () => Promise<Firebase> = loadOnce(() => firstPage.then(load));

/** A stream of something that Firebase brings, silent until it has started; a start that fails is tried again. */
export const whenStarted = <Parts, Value>(
  start: () => Promise<Parts>,
  stream: (parts: Parts) => Observable<Value>,
): Observable<Value> => defer(start).pipe(listenAgain(), switchMap(stream));
