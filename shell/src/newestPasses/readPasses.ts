import { parseLogEntry, type LogEntry } from '@holeshot/shared-core';

/**
 * Reads what was kept of a racer's passes, each by itself.
 * @param text JSON; one that an older version wrote, or that is torn, gives the passes that can be read, at worst none
 */
export const readPasses = (text: string): LogEntry[] => {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    const read = parseLogEntry(each);
    return read.ok ? [read.value] : [];
  });
};
