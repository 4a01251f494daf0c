import type { DraftsPort } from '@holeshot/shared-core';
import * as v from 'valibot';

const key = 'last-import';

const schema = v.object({
  fileName: v.string(),
  /** ISO 8601. */
  at: v.string(),
  passes: v.number(),
  /** The fingerprints of the rows it created. */
  prints: v.array(v.string()),
  /** The display settings that it took over, and what they were before; receipts of before lack it. */
  settings: v.exactOptional(
    v.object({ taken: v.record(v.string(), v.unknown()), before: v.record(v.string(), v.unknown()) }),
  ),
});

/** What an import has created, kept on the device so that it can be undone. */
export type ImportReceipt = v.InferOutput<typeof schema>;

/** The last import of this racer on this device; undefined where there was none or it was undone. */
export const readReceipt = (drafts: DraftsPort): ImportReceipt | undefined => {
  const read = v.safeParse(schema, drafts.read(key));
  return read.success ? read.output : undefined;
};

/** Remembers an import; undefined forgets the last one. */
export const keepReceipt = (drafts: DraftsPort, receipt: ImportReceipt | undefined): void => {
  if (receipt === undefined) drafts.clear(key);
  else drafts.write(key, receipt);
};
