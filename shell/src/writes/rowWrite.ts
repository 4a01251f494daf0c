import { recordOf, type FailureCode, type Location, type Vehicle } from '@holeshot/shared-core';
import type { DocumentWrite, OutboxWrite } from './outboxStore';

/** The lists of the racer's document whose rows are changed part by part. */
const lists = {
  vehicles: { touched: 'touchedVehicle', gone: 'vehicle-gone' },
  customLocations: { touched: 'touchedLocation', gone: 'location-gone' },
} as const;
type RowList = keyof typeof lists;

const isList = (field: string | undefined): field is RowList => field !== undefined && field in lists;

/** The fields that name the row a write is about. */
export const rowMarkers: readonly string[] = Object.values(lists).map(({ touched }) => touched);

/**
 * The write of one vehicle or location in the racer's document. It names the row, so that the server takes no part of
 * one that another device has deleted.
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

/** The row that a write changes a part of; undefined for any other write. */
export const editedRow = ({ fields }: Fields): { list: RowList; uid: string } | undefined => {
  const [list, uid] = fields.find(isInRow) ?? [];
  return isList(list) && uid !== undefined ? { list, uid } : undefined;
};

/** Why a write is refused whose row is gone; undefined for one that changes no part of a row. */
export const rowGone = (write: Fields): FailureCode | undefined => {
  const row = editedRow(write);
  return row && lists[row.list].gone;
};

/** Whether a write changes a part of a row that a racer's document does not have, or has as a stump only. */
export const missesRow = (write: Fields, stored: unknown): boolean => {
  const row = editedRow(write);
  return row !== undefined && recordOf(recordOf(recordOf(stored)[row.list])[row.uid])['uid'] !== row.uid;
};

/** A change of a part of a row as the write of the whole row, which it carries; any other write as it is. */
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
