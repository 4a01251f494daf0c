import { merge, tap, type Observable } from 'rxjs';
import type { Loadable } from '@holeshot/shared-core';
import { remember } from './remembered';
import type { Remembered, RememberedName } from './readRemembered';

type Streams = {
  [Name in Exclude<RememberedName, 'passes'> as `${Name}$`]: Observable<Loadable<Remembered[Name]>>;
};

/** Remembers a racer's cars, tracks and settings while subscribed: from sign-in to sign-out, on any page. */
export const rememberedOf = ({
  uid,
  vehicles$,
  locations$,
  settings$,
}: Streams & { uid: string }): Observable<unknown> =>
  merge(
    vehicles$.pipe(tap((vehicles) => remember('vehicles', uid, vehicles))),
    locations$.pipe(tap((locations) => remember('locations', uid, locations))),
    settings$.pipe(tap((settings) => remember('settings', uid, settings))),
  );
