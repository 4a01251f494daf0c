/** Tells whether a value is a record: no list, no null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as a record; empty for anything else. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
