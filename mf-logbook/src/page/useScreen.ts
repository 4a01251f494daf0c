import type { DraftsPort } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';
import * as v from 'valibot';

const key = 'log-book-screen';

/** How many passes a page can hold; the first is the default. */
export const pageSizes = [50, 100, 300] as const;

const schema = v.object({
  /** Undefined before the racer has chosen: then as the screen is wide. */
  display: v.exactOptional(v.picklist(['table', 'cards'])),
  pageSize: v.picklist(pageSizes),
});

/** How the log book is laid out on this device. */
export type Screen = v.InferOutput<typeof schema>;

/** The racer's choice of layout, kept on the device. */
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
