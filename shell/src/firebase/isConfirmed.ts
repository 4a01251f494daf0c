import type { OutboxWrite } from './outboxStore';
import { isDocument, isMarker } from './withoutSuperseded';

const at = (value: unknown, segments: readonly string[]): unknown =>
  segments.reduce<unknown>(
    (inner, segment) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[segment] : undefined,
    value,
  );

const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
};

/**
 * Whether the server's document holds what a write wanted to put there.
 * @param stored the document as the server has it; undefined where there is none
 */
export const isConfirmed = (write: Pick<OutboxWrite, 'data' | 'fields'>, stored: unknown): boolean =>
  write.fields
    .filter((segments) => !isMarker(segments))
    .every((segments) =>
      isDocument(segments) ? stored === undefined : same(at(write.data, segments), at(stored, segments)),
    );
