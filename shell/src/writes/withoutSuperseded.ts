import { fieldAt, isRecord, withField } from '@holeshot/shared-core';
import type { OutboxWrite } from './outboxStore';
import { rowMarkers } from './rowWrite';
import { isDeletionOfPass, isInPass } from './completePass';

type Fields = Record<string, unknown>;
type Later = Pick<OutboxWrite, 'path' | 'data' | 'fields' | 'at' | 'pass'>;

const markers = ['touched', ...rowMarkers, 'user_uid', 'vehicle_uid', 'year', 'month', 'data_version'];

/** Says which month, entry, vehicle or location a write is about; it belongs to whatever is sent, and is no data of its own. */
const isMarker = (segments: readonly string[]): boolean =>
  segments.length === 1 && markers.includes(segments[0] ?? '');

/** Returns whether a path is empty: it names the document itself, which the write deletes. */
export const isDocument = (segments: readonly string[]): boolean => segments.length === 0;

const covers = (outer: readonly string[], field: readonly string[]): boolean =>
  outer.every((segment, index) => segment === field[index]);

/**
 * A part of a pass is the same part in whatever log book the pass stands; a whole one may be a copy, which only a
 * deletion of the pass means too.
 */
const isSamePlace = (field: readonly string[], write: Later, each: Later): boolean =>
  each.path === write.path || isInPass(field) || (isDeletionOfPass(each) && !isDeletionOfPass(write));

/** Returns the data with one field from a later write; what is deleted stays deleted. */
const withLater = (data: Fields, { field, later }: { field: readonly string[]; later: Fields }): Fields =>
  isRecord(fieldAt(data, field.slice(0, -1))) ? withField(data, field, fieldAt(later, field)) : data;

/**
 * Removes from a write the fields of later writes, and adds the parts that those write below its own fields.
 * @returns the same write if nothing changes, or undefined if nothing is left
 */
export const withoutSuperseded = (write: OutboxWrite, later: readonly Later[]): OutboxWrite | undefined => {
  const newer = later.filter((each) => each.at > write.at);
  const isReplaced = (field: readonly string[]) =>
    newer.some(
      (each) =>
        isSamePlace(field, write, each) &&
        (isDocument(field) || each.fields.some((outer) => covers(outer, field))),
    );
  const fields = write.fields.filter((field) => isMarker(field) || !isReplaced(field));
  if (fields.every(isMarker)) return undefined;
  const below = newer
    .filter(({ path }) => path === write.path)
    .flatMap((each) =>
      each.fields
        .filter((field) => fields.some((own) => own.length < field.length && covers(own, field)))
        .map((field) => ({ field, later: each.data })),
    );
  if (below.length === 0 && fields.length === write.fields.length) return write;
  return { ...write, data: below.reduce(withLater, write.data), fields };
};
