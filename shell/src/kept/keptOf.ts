import { merge, tap, type Observable } from 'rxjs';
import type { RacerData } from '../firebase/records/openRacerData';
import { keep } from './kept';

/**
 * Keeps a racer's cars, tracks and settings for the next start while it is listened to: from sign-in to sign-out, as what
 * changed while no page asked for it would be shown as it was before.
 */
export const keptOf = ({
  uid,
  vehicles$,
  locations$,
  settings$,
}: Pick<RacerData, 'uid' | 'vehicles$' | 'locations$' | 'settings$'>): Observable<unknown> =>
  merge(
    vehicles$.pipe(tap((vehicles) => keep('vehicles', uid, vehicles))),
    locations$.pipe(tap((locations) => keep('locations', uid, locations))),
    settings$.pipe(tap((settings) => keep('settings', uid, settings))),
  );
