import {
  failedAs,
  freePlace,
  passPictureFailures,
  pictureId,
  sayFailure,
  undoTimeout,
  unknown,
  type PassPicture,
  type Ports,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { of } from 'rxjs';
import type { PendingPictures, PictureOwner } from './usePendingPictures';

const without = (pictures: readonly PassPicture[], { n }: PassPicture) =>
  pictures.filter((each) => each.n !== n);

/**
 * Holds the pictures of one pass: of a stored pass those in the store, of a new one those that wait for its save.
 * @param pass `stored` if the pass is in the log book
 */
export const usePassPictures = (
  ports: Pick<Ports, 'passPictures' | 'feedback'>,
  { uid, stored }: { uid: string; stored: boolean },
  pending: PendingPictures,
) => {
  const stored$ = useMemo(
    () => (stored ? ports.passPictures.pictures$(uid) : of(unknown)),
    [ports.passPictures, stored, uid],
  );
  const seen = useObservable(stored$, unknown);
  const inStore = seen.state === 'present' ? seen.value : [];
  const pictures = stored ? inStore : pending.pictures;
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const [problem, setProblem] = useState<string>();
  const [shrinking, setShrinking] = useState<{ uid: string }>();
  const running = useRef<{ work: AbortController; owner: PictureOwner }>(undefined);
  // A file on its way belongs to the pass that it was chosen for, also after its save.
  useEffect(
    () => () => {
      if (running.current?.owner.saved === undefined) running.current?.work.abort();
      running.current = undefined;
    },
    [uid],
  );

  const put = (picture: PassPicture): { picture?: PassPicture; problem?: string } => {
    if (stored) {
      const added = ports.passPictures.add(picture);
      sayFailure(added, ports.feedback);
      if (!added.ok) return { problem: added.failure.message };
    } else pending.set([...without(latest.current, picture), picture].sort((a, b) => a.n - b.n));
    // The store tells of it later, and the next file needs another place.
    latest.current = [...without(latest.current, picture), picture];
    return { picture };
  };

  /** Stores a picture that arrives after its pass was saved. */
  const putLate = (saved: NonNullable<PictureOwner['saved']>, base64: string): void => {
    const n = freePlace(saved.pictures);
    if (n === undefined) return;
    const picture = { log_entry_uid: saved.uid, n, base64 };
    const added = ports.passPictures.add(picture);
    sayFailure(added, ports.feedback);
    if (added.ok) saved.pictures = [...saved.pictures, picture];
  };

  /** Returns the picture of the last file, or why there is none. */
  const add = async (files: readonly Blob[]): Promise<{ picture?: PassPicture; problem?: string }> => {
    let last: { picture?: PassPicture; problem?: string } = {};
    running.current?.work.abort();
    const work = new AbortController();
    const own = { work, owner: stored ? {} : pending.owner() };
    running.current = own;
    setProblem(undefined);
    setShrinking({ uid });
    for (const file of files) {
      const full = freePlace(latest.current) === undefined;
      const shrunk = full
        ? failedAs(passPictureFailures, 'pictures-full')
        : await ports.passPictures.shrink(file, work.signal);
      if (work.signal.aborted) break;
      const { saved } = own.owner;
      if (saved !== undefined) {
        sayFailure(shrunk, ports.feedback);
        if (shrunk.ok) putLate(saved, shrunk.value);
        continue;
      }
      // Another file may have taken the place meanwhile.
      const n = freePlace(latest.current);
      if (!shrunk.ok) {
        setProblem(shrunk.failure.message);
        last = { problem: shrunk.failure.message };
      } else if (n !== undefined) last = put({ log_entry_uid: uid, n, base64: shrunk.value });
      if (full) break;
    }
    if (running.current === own) setShrinking(undefined);
    return last;
  };
  /** Removes a picture; returns whether it is gone. */
  const takeOut = (picture: PassPicture): boolean => {
    if (stored) {
      const removed = ports.passPictures.remove(picture);
      sayFailure(removed, ports.feedback);
      if (!removed.ok) return false;
    } else pending.set(without(latest.current, picture));
    latest.current = without(latest.current, picture);
    return true;
  };

  return {
    pictures,
    /** The device cannot know yet whether there are others. */
    isUnknown: stored && seen.state === 'unknown',
    problem,
    isShrinking: shrinking?.uid === uid,
    add,
    takeOut,
    /** Returns the picture at a place. */
    at: (place: number): PassPicture | undefined => latest.current.find(({ n }) => n === place),
    cancel: () => {
      running.current?.work.abort();
      setShrinking(undefined);
    },
    remove: (picture: PassPicture): void => {
      setProblem(undefined);
      if (!takeOut(picture)) return;
      ports.feedback.snackbar({
        text: 'Picture removed.',
        timeout: undoTimeout,
        action: {
          label: 'Undo',
          run: () => {
            const isFree = latest.current.every((each) => pictureId(each) !== pictureId(picture));
            const n = isFree ? picture.n : freePlace(latest.current);
            if (n === undefined) setProblem(failedAs(passPictureFailures, 'pictures-full').failure.message);
            else put({ ...picture, n });
          },
        },
      });
    },
  };
};
