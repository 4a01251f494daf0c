import type { LogBookMonth } from '@holeshot/shared-core';

/** Returns the id of a log book from the path of its document. */
export const logBookIdOf = (path: string): string => path.slice('logBooks/'.length);

/** Parses an id of the form `vehicle_year_month`; the vehicle may contain underscores. */
export const logBookWithId = (id: string): LogBookMonth => {
  const parts = id.split('_');
  const [year, month] = parts.splice(-2).map(Number);
  return { id, vehicle_uid: parts.join('_'), year: year ?? 0, month: month ?? 0 };
};
