import { recordOf, type FailureCode, type Location, type Vehicle } from '@holeshot/shared-core';
import type { DocumentWrite, OutboxWrite } from './outboxStore';

/** Lists of the racer's document whose rows can be changed in part. */
const lists = {
  vehicles: { touched: 'touchedVehicle', gone: 'vehicle-gone' },
  customLocations: { touched: 'touchedLocation', gone: 'location-gone' },
} as const;
type RowList = keyof typeof lists;

const isList = (field: string | undefined): field is RowList => field !== undefined && field in lists;

/** Fields that name the row of a write. */
export const rowMarkers: readonly string[] = Object.values(lists).map(({ touched }) => touched);

/**
 * Creates the write of one vehicle or location. It names the row, so that the server refuses a part of a row that another
 * device has deleted.
 * @param racerUid whose document it is
 * @param paths below the row; `[]` is the row itself
 * @param row whole though only some of it is written: it is what the outbox shows and exports
 */
export const rowWrite = (
  racerUid: string,
  list: RowList,
  row: Vehicle | Location,
  paths: readonly string[][],
): DocumentWrite => {
  const { touched } = lists[list];
  return {
    path: `users/${racerUid}`,
    data: { [list]: { [row.uid]: row }, [touched]: row.uid },
    fields: [...paths.map((path) => [list, row.uid, ...path]), [touched]],
    stamps: [],
  };
};

type Fields = Pick<OutboxWrite, 'fields'>;

const isInRow = ([first, , inside]: readonly string[]): boolean => isList(first) && inside !== undefined;

/** Returns the row that a write changes in part, or undefined. */
export const editedRow = ({ fields }: Fields): { list: RowList; uid: string } | undefined => {
  const [list, uid] = fields.find(isInRow) ?? [];
  return isList(list) && uid !== undefined ? { list, uid } : undefined;
};

/** Returns the failure of a write to a deleted row; undefined unless it changes a part of a row. */
export const rowGone = (write: Fields): FailureCode | undefined => {
  const row = editedRow(write);
  return row && lists[row.list].gone;
};

/** Returns whether a write changes a part of a row that is missing or only a stump. */
export const missesRow = (write: Fields, stored: unknown): boolean => {
  const row = editedRow(write);
  return row !== undefined && recordOf(recordOf(recordOf(stored)[row.list])[row.uid])['uid'] !== row.uid;
};

/** Turns a partial change of a row into a write of the whole row, which it carries; returns any other write unchanged. */
export const wholeRow = (write: OutboxWrite): OutboxWrite => {
  const row = editedRow(write);
  if (row === undefined) return write;
  return { ...write, fields: [[row.list, row.uid], ...write.fields.filter((field) => !isInRow(field))] };
};

/**
 * Whether a write puts rows back as they were deleted. They are from before what was refused because they were gone, and
 * take nothing of that along.
 */
export const bringsBack = (
  { fields, data }: Pick<OutboxWrite, 'fields' | 'data'>,
  refused: Fields,
): boolean => {
  const row = editedRow(refused);
  if (row === undefined || fields.some(([first]) => first === lists[row.list].touched)) return false;
  return fields.some(
    ([first, uid = '', inside]) =>
      first === row.list && inside === undefined && recordOf(data[row.list])[uid] !== undefined,
  );
};
