import { BehaviorSubject } from 'rxjs';
import type { DraftsPort } from '@holeshot/shared-core';
import { countOne } from '../streams/countOne';
import { deviceStorage } from '../device/deviceStorage';

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
  /** Cleared, and set aside on the device until what became of them is stored: an app that is killed before offers them. */
  const aside = new Set<string>();
  /** Takes one back that an earlier start has set aside, or whose saving has failed, where there is none in its place. */
  const takeBack = (own: string): void => {
    if (deviceStorage.getItem(own) !== null) return;
    const left = deviceStorage.keys().find((each) => each.startsWith(`${own}#`) && !aside.has(each));
    const text = left === undefined ? null : deviceStorage.getItem(left);
    if (left === undefined || text === null) return;
    deviceStorage.setItem(own, text);
    deviceStorage.removeItem(left);
  };
  return {
    read: (key) => {
      const own = keyOf(key);
      takeBack(own);
      try {
        const text = deviceStorage.getItem(own);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
    write: (key, draft) => deviceStorage.setItem(keyOf(key), JSON.stringify(draft)),
    clear: (key) => {
      const own = keyOf(key);
      const text = deviceStorage.getItem(own);
      deviceStorage.removeItem(own);
      const stored = storing();
      if (stored === undefined || text === null) return;
      const kept = `${own}#${crypto.randomUUID()}`;
      deviceStorage.setItem(kept, text);
      aside.add(kept);
      void stored.then((isStored) => {
        aside.delete(kept);
        if (!isStored) return;
        deviceStorage.removeItem(kept);
        // Another tab may have taken it back meanwhile.
        if (deviceStorage.getItem(own) === text) deviceStorage.removeItem(own);
      });
    },
    hold: () => countOne(unsavedForms$),
  };
};
