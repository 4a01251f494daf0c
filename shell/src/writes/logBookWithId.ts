import type { LogBookMonth } from '@holeshot/shared-core';

/** The id of a log book, by the path of its document. */
export const logBookIdOf = (path: string): string => path.slice('logBooks/'.length);

/** The log book that an id of the form `vehicle_year_month` names; the vehicle may have underscores of its own. */
export const logBookWithId = (id: string): LogBookMonth => {
  const parts = id.split('_');
  const [year, month] = parts.splice(-2).map(Number);
  return { id, vehicle_uid: parts.join('_'), year: year ?? 0, month: month ?? 0 };
};
