import { useEffect, useRef } from 'react';
import type { DraftsPort } from '../../platform/ports/DraftsPort';

/**
 * Keeps what is typed on the device while it differs from what is stored, and holds the app on the screen meanwhile.
 * A keystroke renders nothing here.
 * @param isDirty whether a draft differs from what is stored; kept stable by the caller
 * @param watch hands over the draft as it stands and each one after it, gives how to stop; kept stable by the caller
 * @returns how to say that the draft is saved: it is cleared and not written again
 */
export const useKeptDraft = <Draft>({
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
