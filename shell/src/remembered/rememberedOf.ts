import { merge, tap, type Observable } from 'rxjs';
import type { Loadable } from '@holeshot/shared-core';
import { keep } from './remembered';
import type { Kept, KeptName } from './readRemembered';

type Streams = { [Name in Exclude<KeptName, 'passes'> as `${Name}$`]: Observable<Loadable<Kept[Name]>> };

/** Remembers a racer's cars, tracks and settings while it is subscribed to: from sign-in to sign-out, whatever page is open. */
export const keptOf = ({
  uid,
  vehicles$,
  locations$,
  settings$,
}: Streams & { uid: string }): Observable<unknown> =>
  merge(
    vehicles$.pipe(tap((vehicles) => keep('vehicles', uid, vehicles))),
    locations$.pipe(tap((locations) => keep('locations', uid, locations))),
    settings$.pipe(tap((settings) => keep('settings', uid, settings))),
  );
