import { sayFailure, undoTimeout, type LogEntry, type Ports, type Result } from '@holeshot/shared-core';
import { passWords } from '../pass/passWords';

/** Deletes a pass and shows a message with Undo, or the failure. */
export const deletePass = (entry: LogEntry, ports: Pick<Ports, 'logBooks' | 'feedback'>): Result<void> => {
  const deleted = ports.logBooks.delete(entry);
  if (!deleted.ok) {
    sayFailure(deleted, ports.feedback);
    return deleted;
  }
  ports.feedback.snackbar({
    text: `${passWords(entry)}, deleted.`,
    timeout: undoTimeout,
    action: { label: 'Undo', run: () => sayFailure(ports.logBooks.save(entry), ports.feedback) },
  });
  return deleted;
};
