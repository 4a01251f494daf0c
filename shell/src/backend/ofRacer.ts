import { of, switchMap, type Observable } from 'rxjs';
import { unknown, type Loadable } from '@holeshot/shared-core';

/** Streams something of the signed-in racer's data; unknown while nobody is signed in. */
export const ofRacer = <Data, Value>(
  racer$: Observable<Data | undefined>,
  stream: (racer: Data) => Observable<Loadable<Value>>,
): Observable<Loadable<Value>> =>
  racer$.pipe(switchMap((racer) => (racer === undefined ? of(unknown) : stream(racer))));
