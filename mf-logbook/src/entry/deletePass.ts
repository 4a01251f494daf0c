import {
  sayFailure,
  undoTimeout,
  formatDateTime,
  formatEt,
  type FeedbackPort,
  type LogBooksPort,
  type LogEntry,
  type Result,
} from '@holeshot/shared-core';

/** Deletes a pass and says which one, with the way to have it back as it was; or why it cannot be deleted. */
export const deletePass = (
  entry: LogEntry,
  { logBooks, feedback }: { logBooks: LogBooksPort; feedback: FeedbackPort },
): Result<void> => {
  const deleted = logBooks.delete(entry);
  if (!deleted.ok) {
    sayFailure(deleted, feedback);
    return deleted;
  }
  const { vehicle, derived, log_entry_datetime, location } = entry;
  const figure = derived.finish_et === undefined ? 'A pass' : formatEt(derived.finish_et);
  feedback.snackbar({
    text: `${figure} of ${vehicle.name}, ${formatDateTime(log_entry_datetime, location.timezone)}, deleted.`,
    timeout: undoTimeout,
    action: { label: 'Undo', run: () => sayFailure(logBooks.save(entry), feedback) },
  });
  return deleted;
};
