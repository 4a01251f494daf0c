import { failedAs, pictureFailures, type RecognizerPort } from '@holeshot/shared-core';
import { inWorker } from '../device/inWorker';
import type { WorkerMessage } from './worker';

/**
 * Makes the recognizer; each picture has a worker of its own.
 * @param start starts a worker
 */
export const createRecognizer = (start: () => Worker): RecognizerPort => ({
  read: (picture, { signal, progress }) =>
    inWorker(
      start,
      picture,
      signal,
      {
        canceled: failedAs(pictureFailures, 'reading-canceled'),
        missing: failedAs(pictureFailures, 'recognizer-missing'),
      },
      ({ data }: MessageEvent<WorkerMessage>) => {
        if ('result' in data) return data.result;
        progress(data.progress);
        return undefined;
      },
    ),
});
