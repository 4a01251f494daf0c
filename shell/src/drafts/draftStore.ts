import { BehaviorSubject } from 'rxjs';
import type { DraftsPort } from '@holeshot/shared-core';
import { countOne } from '../streams/countOne';
import { deviceStorage } from '../device/deviceStorage';
import { newId } from '../device/newId';

/** Number of open forms with unsaved input. */
export const unsavedForms$ = new BehaviorSubject(0);

/**
 * Creates the store of saved drafts on the device, separate for each racer.
 * @param uidOf returns the signed-in racer
 * @param storing resolves with whether all writes so far are stored; undefined: none is pending
 */
export const createDraftStore = (
  uidOf: () => string | undefined,
  storing: () => Promise<boolean> | undefined,
): DraftsPort => {
  const keyOf = (key: string) => `holeshot.draft.${uidOf() ?? 'visitor'}.${key}`;
  /** Cleared drafts, set aside until their records are stored: after a kill the form offers them again. */
  const aside = new Set<string>();
  /** Restores a draft that was set aside by an earlier start or a failed save, if no other took its place. */
  const putBack = (own: string): void => {
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
      putBack(own);
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
      const spare = `${own}#${newId()}`;
      deviceStorage.setItem(spare, text);
      aside.add(spare);
      void stored.then((isStored) => {
        aside.delete(spare);
        if (!isStored) return;
        deviceStorage.removeItem(spare);
        // Another tab may have restored it meanwhile.
        if (deviceStorage.getItem(own) === text) deviceStorage.removeItem(own);
      });
    },
    hold: () => countOne(unsavedForms$),
  };
};
