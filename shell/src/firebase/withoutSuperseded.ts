import type { OutboxWrite } from './outboxStore';

/** `touched` names the entry that a write is about; it belongs to whatever is sent, and is no data of its own. */
export const isMarker = ([first]: readonly string[]): boolean => first === 'touched';

/** The empty path names the document itself, which is deleted. */
export const isDocument = (segments: readonly string[]): boolean => segments.length === 0;

const covers = (outer: readonly string[], field: readonly string[]): boolean =>
  outer.every((segment, index) => segment === field[index]);

/**
 * What is left of a write beside later ones of the same fields, which must not be overwritten by it.
 * @returns undefined where nothing is left
 */
export const withoutSuperseded = (
  write: OutboxWrite,
  later: readonly Pick<OutboxWrite, 'path' | 'fields' | 'at'>[],
): OutboxWrite | undefined => {
  const newer = later
    .filter((each) => each.path === write.path && each.at > write.at)
    .flatMap((each) => each.fields);
  const fields = write.fields.filter(
    (field) => isMarker(field) || !newer.some((outer) => isDocument(field) || covers(outer, field)),
  );
  return fields.every(isMarker) ? undefined : { ...write, fields };
};
