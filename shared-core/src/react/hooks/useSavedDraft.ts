import { useEffect, useRef } from 'react';
import type { DraftsPort } from '../../platform/ports/DraftsPort';

/**
 * Saves a draft on the device while it differs from the record, and holds the app on the screen meanwhile. A
 * keystroke renders nothing here.
 * @param isDirty whether a draft differs from the record; stable
 * @param watch hands over the draft now and at each change, returns how to stop; stable
 * @returns tells that the draft was saved as a record: it is cleared and not written again
 */
export const useSavedDraft = <Draft>({
  drafts,
  key,
  isDirty,
  watch,
}: {
  drafts: DraftsPort;
  key: string;
  isDirty: (draft: Draft) => boolean;
  watch: (keep: (draft: Draft) => void) => () => void;
}): (() => void) => {
  const saved = useRef(false);
  useEffect(() => {
    let release: (() => void) | undefined;
    const letGo = () => {
      release?.();
      release = undefined;
    };
    const stop = watch((draft) => {
      if (saved.current) return;
      if (isDirty(draft)) {
        drafts.write(key, draft);
        release ??= drafts.hold();
      } else {
        drafts.clear(key);
        letGo();
      }
    });
    return () => {
      stop();
      letGo();
    };
  }, [drafts, key, isDirty, watch]);
  return () => {
    saved.current = true;
    drafts.clear(key);
  };
};
