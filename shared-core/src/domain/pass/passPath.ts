import type { LogEntry } from '../entities/LogEntry';

/** Returns the path of a pass's page. */
export const passPath = ({ log_entry_uid: uid }: Pick<LogEntry, 'log_entry_uid'>): `/${string}` =>
  `/logbook/pass?uid=${encodeURIComponent(uid)}`;
