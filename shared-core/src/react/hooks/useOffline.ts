import type { Connection, ConnectionPort } from '../../platform/ports/ConnectionPort';
import { useObservable } from './useObservable';

const assumed: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

/** Tells whether there is no network right now; false until that is known. */
export const useOffline = (connection: ConnectionPort): boolean =>
  useObservable(connection.connection$, assumed).network === 'offline';
