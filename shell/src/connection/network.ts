import { distinctUntilChanged, fromEvent, map, merge, shareReplay, startWith } from 'rxjs';

/** Whether the device says that it has a network. */
export const network$ = merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
  startWith(undefined),
  map(() => (navigator.onLine ? ('online' as const) : ('offline' as const))),
  distinctUntilChanged(),
  shareReplay({ bufferSize: 1, refCount: false }),
);
