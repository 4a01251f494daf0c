import type { LogEntry } from './LogEntry';

/** Deleted pass that can still be restored, as stored in `users/{uid}/deletedPasses/{log_entry_uid}`. */
export interface DeletedPass {
  pass: LogEntry;
  /** Milliseconds by the server's clock; null until the server knows of it. */
  deleted_at: number | null;
}

/** Compares two deletions, newest first; one without the server's time is the newest. */
export const lastDeletedFirst = (
  a: Pick<DeletedPass, 'deleted_at'>,
  b: Pick<DeletedPass, 'deleted_at'>,
): number => (b.deleted_at ?? Infinity) - (a.deleted_at ?? Infinity) || 0;
