import { BehaviorSubject } from 'rxjs';
import type { DraftsPort } from '@holeshot/shared-core';
import { deviceStorage } from '../deviceStorage';

/** How many forms with unsaved input are open. */
export const unsavedForms$ = new BehaviorSubject(0);

/**
 * Drafts on the device, kept apart by racer.
 * @param uidOf who is signed in now
 * @param storing resolves with whether all that was saved so far is stored; undefined where nothing waits for that
 */
export const createDraftStore = (
  uidOf: () => string | undefined,
  storing: () => Promise<boolean> | undefined,
): DraftsPort => {
  const keyOf = (key: string) => `holeshot.draft.${uidOf() ?? 'visitor'}.${key}`;
  /** Cleared, and kept on the device until what became of them is stored: an app that is killed before offers them. */
  const cleared = new Set<string>();
  return {
    read: (key) => {
      if (cleared.has(keyOf(key))) return undefined;
      try {
        const text = deviceStorage.getItem(keyOf(key));
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
    write: (key, draft) => {
      cleared.delete(keyOf(key));
      deviceStorage.setItem(keyOf(key), JSON.stringify(draft));
    },
    clear: (key) => {
      const own = keyOf(key);
      const stored = storing();
      if (stored === undefined) {
        deviceStorage.removeItem(own);
        return;
      }
      cleared.add(own);
      void stored.then((isStored) => {
        if (cleared.delete(own) && isStored) deviceStorage.removeItem(own);
      });
    },
    hold: () => {
      unsavedForms$.next(unsavedForms$.value + 1);
      let held = true;
      return () => {
        if (held) unsavedForms$.next(unsavedForms$.value - 1);
        held = false;
      };
    },
  };
};
