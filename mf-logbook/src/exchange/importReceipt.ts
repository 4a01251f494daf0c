import type { DraftsPort } from '@holeshot/shared-core';
import * as v from 'valibot';

const key = 'last-import';

const schema = v.object({
  fileName: v.string(),
  /** ISO 8601. */
  at: v.string(),
  passes: v.number(),
  /** Fingerprints of the created rows. */
  prints: v.array(v.string()),
  /** The import created pictures of passes. */
  pictures: v.exactOptional(v.literal(true)),
  /** Imported display settings and the ones they replaced; old receipts lack them. */
  settings: v.exactOptional(
    v.object({ taken: v.record(v.string(), v.unknown()), before: v.record(v.string(), v.unknown()) }),
  ),
});

/** Receipt of an import, stored on the device for Undo. */
export type ImportReceipt = v.InferOutput<typeof schema>;

/** Reads the receipt of the racer's last import; undefined if none or undone. */
export const readReceipt = (drafts: DraftsPort): ImportReceipt | undefined => {
  const read = v.safeParse(schema, drafts.read(key));
  return read.success ? read.output : undefined;
};

/** Remembers an import; undefined forgets the last one. */
export const keepReceipt = (drafts: DraftsPort, receipt: ImportReceipt | undefined): void => {
  if (receipt === undefined) drafts.clear(key);
  else drafts.write(key, receipt);
};
