import {
  sayFailure,
  undoTimeout,
  formatDateTime,
  formatEt,
  type LogEntry,
  type Ports,
  type Result,
} from '@holeshot/shared-core';

/** Deletes a pass and shows a message with Undo, or the failure. */
export const deletePass = (entry: LogEntry, ports: Pick<Ports, 'logBooks' | 'feedback'>): Result<void> => {
  const deleted = ports.logBooks.delete(entry);
  if (!deleted.ok) {
    sayFailure(deleted, ports.feedback);
    return deleted;
  }
  const { vehicle, derived, log_entry_datetime, location } = entry;
  const figure = derived.finish_et === undefined ? 'A pass' : formatEt(derived.finish_et);
  ports.feedback.snackbar({
    text: `${figure} of ${vehicle.name}, ${formatDateTime(log_entry_datetime, location.timezone)}, deleted.`,
    timeout: undoTimeout,
    action: { label: 'Undo', run: () => sayFailure(ports.logBooks.save(entry), ports.feedback) },
  });
  return deleted;
};
