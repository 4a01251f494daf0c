import type { Firestore } from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import { present, type Loadable, type PublicRegistration } from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import { watchDocument } from '../database/watchDocument';

/** Watches `systemSettings/public`, which tells visitors too whether they can register. */
export const watchPublicRegistration = (
  database: Firestore,
  health: ListenerHealth,
): Observable<Loadable<PublicRegistration>> =>
  watchDocument(database, 'systemSettings/public', health).pipe(
    map((stored) => {
      if (stored.state !== 'present') return stored;
      const { disabled, invitationOnly } = (stored.value['registration'] ?? {}) as Record<string, unknown>;
      return present({ disabled: disabled === true, invitationOnly: invitationOnly === true });
    }),
  );
