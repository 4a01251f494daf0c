import {
  type Location,
  type PictureWord,
  type ReadingProgress,
  type RecognizerPort,
  type SlipReading,
} from '@holeshot/shared-core';
import { startTransition, useEffect, useRef, useState } from 'react';

const noSlip =
  'No slip found in this picture. Hold the phone flat above the slip and fill the frame with it, or type its numbers below.';
const tooLong =
  'This picture has more text than a slip. Move closer until the slip fills the frame, or type its numbers below.';

/** State of a picture of a slip. */
export type PhotoState =
  | { state: 'none'; problem?: string }
  | { state: 'reading'; progress: ReadingProgress }
  | { state: 'read'; picture: Blob; reading: SlipReading; words: readonly PictureWord[] };

/** Reads a picture of a slip. A second picture replaces the first, and leaving the screen cancels. */
export const usePhotoReading = (
  recognizer: RecognizerPort,
  tracks: readonly Location[],
): { photo: PhotoState; read: (picture: Blob) => Promise<void>; cancel: () => void } => {
  const [photo, setPhoto] = useState<PhotoState>({ state: 'none' });
  const running = useRef<AbortController>(undefined);
  const cancel = () => {
    running.current?.abort();
    setPhoto({ state: 'none' });
  };
  useEffect(() => () => running.current?.abort(), []);
  const read = async (picture: Blob): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setPhoto({ state: 'reading', progress: { step: 'loading', share: 0 } });
    const found = await recognizer.read(picture, {
      signal: own.signal,
      progress: (progress) => {
        if (!own.signal.aborted) setPhoto({ state: 'reading', progress });
      },
    });
    if (own.signal.aborted) return;
    if (!found.ok) {
      setPhoto({ state: 'none', problem: found.failure.message });
      return;
    }
    const slip = await recognizer.readSlip(found.value, tracks, own.signal);
    if (own.signal.aborted) return;
    if (!slip.ok) {
      setPhoto({ state: 'none', problem: slip.failure.message });
      return;
    }
    const reading = slip.value;
    const next: PhotoState =
      reading.lanes.length === 0
        ? { state: 'none', problem: reading.tooLong ? tooLong : noSlip }
        : { state: 'read', picture, reading, words: found.value.words };
    // Drawn in slices: a phone takes longer than a frame for the values and the picture.
    startTransition(() => setPhoto(next));
  };
  return { photo, read, cancel };
};
