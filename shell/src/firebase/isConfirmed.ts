import { sameStored } from '@holeshot/shared-core';
import type { OutboxWrite } from './outboxStore';
import { isDocument, isMarker } from './withoutSuperseded';

const at = (value: unknown, segments: readonly string[]): unknown =>
  segments.reduce<unknown>(
    (inner, segment) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[segment] : undefined,
    value,
  );

/**
 * Whether the server's document holds what a write wanted to put there.
 * @param stored the document as the server has it; undefined where there is none
 */
export const isConfirmed = (write: Pick<OutboxWrite, 'data' | 'fields'>, stored: unknown): boolean =>
  write.fields
    .filter((segments) => !isMarker(segments))
    .every((segments) =>
      isDocument(segments)
        ? stored === undefined
        : sameStored(at(write.data, segments), at(stored, segments)),
    );
