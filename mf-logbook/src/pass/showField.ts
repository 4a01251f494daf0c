import { passFields, type LogEntry } from '@holeshot/shared-core';

/** Shows the value of a field of a pass; empty where the pass lacks it, or no field has the key. */
export const showField = (key: string, entry: LogEntry): string =>
  passFields.find((field) => field.key === key)?.show(entry) ?? '';
