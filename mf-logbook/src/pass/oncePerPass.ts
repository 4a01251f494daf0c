import type { LogEntry } from '@holeshot/shared-core';

/** What is worked out of a pass, once a pass: a changed one is another record. */
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
