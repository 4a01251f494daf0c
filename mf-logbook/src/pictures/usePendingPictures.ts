import { parsePassPicture, type LogEntry, type PassPicture, type Ports } from '@holeshot/shared-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const readPending = (drafts: Ports['drafts'], key: string): PassPicture[] => {
  const stored = drafts.read(key);
  return (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((row) => {
    const read = parsePassPicture(row);
    return read.ok ? [read.value] : [];
  });
};

/** New pass that a picture is on its way to. */
export interface PictureOwner {
  /** Id and pictures of the pass, once it is saved. */
  saved?: { uid: string; pictures: PassPicture[] };
}

/** Pictures of a pass that is not saved yet. */
export interface PendingPictures {
  pictures: PassPicture[];
  set(pictures: PassPicture[]): void;
  /** Stores them with the saved pass; one on its way follows. */
  saveWith(logEntryUid: string): void;
  /** Returns the pass that is in the form now. */
  owner(): PictureOwner;
  clear(): void;
}

/** Pending pictures of a stored pass: none. */
export const nonePending: PendingPictures = {
  pictures: [],
  set: () => undefined,
  saveWith: () => undefined,
  owner: () => ({}),
  clear: () => undefined,
};

/**
 * Holds the pictures of a new pass until it is saved, as its saved draft does: the device has them after a reload, and
 * this page even where the device has no room. Those of a pass that was saved just before a crash go to it.
 * @param draftKey of the form
 * @param isNew a stored pass has none that wait
 * @param entries passes in the log book
 */
export const usePendingPictures = (
  { drafts, passPictures }: Pick<Ports, 'drafts' | 'passPictures'>,
  draftKey: string,
  isNew: boolean,
  entries: readonly LogEntry[],
): PendingPictures => {
  const key = `${draftKey}-pictures`;
  const [pictures, setPictures] = useState(() => (isNew ? readPending(drafts, key) : []));
  const latest = useRef(pictures);
  const set = useCallback(
    (next: PassPicture[]) => {
      if (next.length === 0 && latest.current.length === 0) return;
      latest.current = next;
      setPictures(next);
      if (next.length === 0) drafts.clear(key);
      else drafts.write(key, next);
    },
    [drafts, key],
  );
  const clear = useCallback(() => set([]), [set]);
  const owner = useRef<PictureOwner>({});
  const saveWith = useCallback(
    (logEntryUid: string) => {
      owner.current.saved = { uid: logEntryUid, pictures: latest.current };
      owner.current = {};
      const added = latest.current.map((each) => passPictures.add({ ...each, log_entry_uid: logEntryUid }));
      if (added.every(({ ok }) => ok)) clear();
    },
    [passPictures, clear],
  );
  const [leftBy] = useState(
    () =>
      entries.find(({ log_entry_uid: uid }) => pictures.some((each) => each.log_entry_uid === uid))
        ?.log_entry_uid,
  );
  useEffect(() => {
    if (leftBy !== undefined) saveWith(leftBy);
  }, [leftBy, saveWith]);
  const isHeld = pictures.length > 0;
  useEffect(() => (isHeld ? drafts.hold() : undefined), [isHeld, drafts]);
  return useMemo(
    () => ({ pictures, set, saveWith, owner: () => owner.current, clear }),
    [pictures, set, saveWith, clear],
  );
};
