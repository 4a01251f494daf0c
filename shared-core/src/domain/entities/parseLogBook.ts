import type { LogEntry } from './LogEntry';
import { parseLogEntry } from './parseLogEntry';

/** A pass that is stored but cannot be read. */
export interface BrokenEntry {
  id: string;
  /** A sentence that names the wrong field. */
  reason: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the document of a month: the passes that can be read, and the others with the reason. */
export const parseLogBook = (stored: unknown): { entries: LogEntry[]; broken: BrokenEntry[] } => {
  const entries: LogEntry[] = [];
  const broken: BrokenEntry[] = [];
  const found = isRecord(stored) ? (stored['entries'] ?? {}) : undefined;
  if (!isRecord(found)) return { entries, broken: [{ id: '', reason: 'This log book cannot be read.' }] };
  for (const [id, value] of Object.entries(found)) {
    const read = parseLogEntry(value);
    if (!read.ok) broken.push({ id, reason: read.failure.message });
    else if (read.value.log_entry_uid !== id) {
      broken.push({ id, reason: 'This pass cannot be read: it is stored under another id.' });
    } else entries.push(read.value);
  }
  return { entries, broken };
};
