import { defer, distinctUntilChanged, fromEvent, map, merge, of, shareReplay, startWith } from 'rxjs';

/** Set by the build: an app without a server misses no network. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

const told$ = defer(() => merge(fromEvent(window, 'online'), fromEvent(window, 'offline'))).pipe(
  startWith(undefined),
  map(() => (navigator.onLine ? ('online' as const) : ('offline' as const))),
  distinctUntilChanged(),
  shareReplay({ bufferSize: 1, refCount: false }),
);

/** The network as the device reports it. */
export const network$ = HOLESHOT_DEVICE_ONLY ? of('online' as const) : told$;
