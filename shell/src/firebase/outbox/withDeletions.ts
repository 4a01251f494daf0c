import { deleteField } from 'firebase/firestore';

const withDeletion = (
  data: Record<string, unknown>,
  [segment, ...rest]: readonly string[],
): Record<string, unknown> => {
  if (segment === undefined) return data;
  const inner = data[segment];
  if (rest.length === 0) return inner === undefined ? { ...data, [segment]: deleteField() } : data;
  const record = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  return { ...data, [segment]: withDeletion(record, rest) };
};

/** Adds a deletion for each field path that a write names and its data lacks. */
export const withDeletions = (
  data: Record<string, unknown>,
  fields: readonly (readonly string[])[],
): Record<string, unknown> => fields.reduce(withDeletion, data);
