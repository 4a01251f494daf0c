import type { LogEntry } from '@holeshot/shared-core';
import { useState } from 'react';

interface Keyed {
  entries: readonly LogEntry[];
  keys: ReadonlyMap<string, number>;
}

const keysFor = (entries: readonly LogEntry[], before: Keyed['keys']): Keyed['keys'] => {
  const uids = new Set(entries.map(({ log_entry_uid }) => log_entry_uid));
  const gone = [...before].filter(([uid]) => !uids.has(uid)).map(([, key]) => key);
  const staying = before.size - gone.length;
  const free = uids.size - staying > staying ? gone : [];
  let next = before.size === 0 ? 0 : Math.max(...before.values()) + 1;
  const keys = new Map<string, number>();
  for (const uid of uids) keys.set(uid, before.get(uid) ?? free.shift() ?? next++);
  return keys;
};

/**
 * Returns keys for the rows of a list: a pass that stays keeps its row. If most passes are new, they reuse old rows:
 * new texts are quicker than new rows. If few are new, they get new rows: a moved row moves all between.
 */
export const useRowKeys = (entries: readonly LogEntry[]): ((entry: LogEntry) => number | undefined) => {
  const [before, setKeyed] = useState<Keyed>(() => ({ entries, keys: keysFor(entries, new Map()) }));
  const keyed = before.entries === entries ? before : { entries, keys: keysFor(entries, before.keys) };
  if (keyed !== before) setKeyed(keyed);
  return ({ log_entry_uid }) => keyed.keys.get(log_entry_uid);
};
