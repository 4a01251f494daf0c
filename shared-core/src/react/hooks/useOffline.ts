import type { Connection, ConnectionPort } from '../../platform/ports/ConnectionPort';
import { useObservable } from './useObservable';

const assumed: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

/** Whether there is no network right now; until that is known there is one. */
export const useOffline = (connection: ConnectionPort): boolean =>
  useObservable(connection.connection$, assumed).network === 'offline';
