import { formatEt, ok, type LogEntry, type Ports, type Result } from '@holeshot/shared-core';

/**
 * Saves a checked pass, or the changes since `before`. Emits an event and shows a message.
 */
export const savePass = (
  entry: Result<LogEntry>,
  {
    ports,
    what = 'Pass',
    isPutBack = false,
    before,
  }: {
    /** Noun in the message. */
    what?: 'Pass' | 'Round';
    /** The pass was deleted during the edit. */
    isPutBack?: boolean;
    before: LogEntry | undefined;
    ports: Pick<Ports, 'logBooks' | 'events' | 'feedback'>;
  },
): Result<{ logEntryUid: string }> => {
  if (!entry.ok) return entry;
  const saved = ports.logBooks.save(entry.value, before);
  if (!saved.ok) return saved;
  const { log_entry_uid: logEntryUid, vehicle, derived } = entry.value;
  ports.events.emit('log-entry-saved', {
    logEntryUid,
    vehicleUid: vehicle.uid,
    isNew: before === undefined && !isPutBack,
  });
  const figure = derived.finish_et === undefined ? '' : `: ${formatEt(derived.finish_et)}`;
  const done = isPutBack ? 'restored' : 'saved';
  ports.feedback.snackbar({ text: `${what} ${done}${figure}.`, color: 'success', saved: true });
  return ok({ logEntryUid });
};
