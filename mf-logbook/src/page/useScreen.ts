import type { DraftsPort } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';
import * as v from 'valibot';

const key = 'log-book-screen';

/** Sizes of a page in passes; the first is the default. */
export const pageSizes = [50, 100, 300] as const;

const schema = v.object({
  /** Undefined until chosen: then it follows the width of the screen. */
  display: v.exactOptional(v.picklist(['table', 'cards'])),
  pageSize: v.picklist(pageSizes),
});

/** Layout of the log book on this device. */
export type Screen = v.InferOutput<typeof schema>;

/** Holds the racer's layout, which the device remembers. */
export const useScreen = (drafts: DraftsPort): [Screen, (change: Partial<Screen>) => void] => {
  const [screen, setScreen] = useState<Screen>(() => {
    const kept = v.safeParse(schema, drafts.read(key));
    return kept.success ? kept.output : { pageSize: pageSizes[0] };
  });
  const change = useCallback(
    (wanted: Partial<Screen>) => {
      const next = { ...screen, ...wanted };
      setScreen(next);
      drafts.write(key, next);
    },
    [drafts, screen],
  );
  return [screen, change];
};
