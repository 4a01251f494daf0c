import type { LogEntry } from '@holeshot/shared-core';

/** Caches a calculation by pass: a changed pass is another record. */
export const oncePerPass = <Value>(work: (entry: LogEntry) => Value): ((entry: LogEntry) => Value) => {
  const done = new WeakMap<LogEntry, { value: Value }>();
  return (entry) => {
    const known = done.get(entry);
    if (known !== undefined) return known.value;
    const value = work(entry);
    done.set(entry, { value });
    return value;
  };
};
