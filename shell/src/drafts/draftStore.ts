import { BehaviorSubject } from 'rxjs';
import type { DraftsPort } from '@holeshot/shared-core';
import { deviceStorage } from '../deviceStorage';

/** How many forms with unsaved input are open. */
export const unsavedForms$ = new BehaviorSubject(0);

/**
 * Drafts on the device, kept apart by racer.
 * @param uidOf who is signed in now
 */
export const createDraftStore = (uidOf: () => string | undefined): DraftsPort => {
  const keyOf = (key: string) => `holeshot.draft.${uidOf() ?? 'visitor'}.${key}`;
  return {
    read: (key) => {
      try {
        const text = deviceStorage.getItem(keyOf(key));
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
    write: (key, draft) => deviceStorage.setItem(keyOf(key), JSON.stringify(draft)),
    clear: (key) => deviceStorage.removeItem(keyOf(key)),
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
