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
import type { PendingPictures } from './usePendingPictures';

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
  const [shrinking, setShrinking] = useState<AbortController>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const put = (picture: PassPicture): void => {
    if (stored) sayFailure(ports.passPictures.add(picture), ports.feedback);
    else pending.set([...without(latest.current, picture), picture].sort((a, b) => a.n - b.n));
    // The store tells of it later, and the next file needs another place.
    latest.current = [...without(latest.current, picture), picture];
  };

  const add = async (files: readonly Blob[]): Promise<void> => {
    running.current?.abort();
    const work = new AbortController();
    running.current = work;
    setProblem(undefined);
    setShrinking(work);
    for (const file of files) {
      const full = freePlace(latest.current) === undefined;
      const shrunk = full
        ? failedAs(passPictureFailures, 'pictures-full')
        : await ports.passPictures.shrink(file, work.signal);
      if (work.signal.aborted) break;
      // Another file may have taken the place meanwhile.
      const n = freePlace(latest.current);
      if (!shrunk.ok) setProblem(shrunk.failure.message);
      else if (n !== undefined) put({ log_entry_uid: uid, n, base64: shrunk.value });
      if (full) break;
    }
    if (running.current === work) setShrinking(undefined);
  };

  return {
    pictures,
    /** The device cannot know yet whether there are others. */
    isUnknown: stored && seen.state === 'unknown',
    problem,
    isShrinking: shrinking !== undefined,
    add,
    cancel: () => {
      running.current?.abort();
      setShrinking(undefined);
    },
    remove: (picture: PassPicture): void => {
      setProblem(undefined);
      if (stored) {
        const removed = ports.passPictures.remove(picture);
        sayFailure(removed, ports.feedback);
        if (!removed.ok) return;
      } else pending.set(without(latest.current, picture));
      latest.current = without(latest.current, picture);
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
