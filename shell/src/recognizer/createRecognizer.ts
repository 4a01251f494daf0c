import { failedAs, pictureFailures, type RecognizerPort } from '@holeshot/shared-core';
import type { WorkerMessage } from './worker';

/**
 * Makes the recognizer: each picture has a worker of its own, which ends with the reading and gives its memory back.
 * @param start starts a worker
 */
export const createRecognizer = (start: () => Worker): RecognizerPort => ({
  read: (picture, { signal, progress }) =>
    new Promise((resolve) => {
      const canceled = failedAs(pictureFailures, 'reading-canceled');
      if (signal.aborted) {
        resolve(canceled);
        return;
      }
      const worker = start();
      const end: typeof resolve = (result) => {
        worker.terminate();
        signal.removeEventListener('abort', cancel);
        resolve(result);
      };
      const cancel = () => end(canceled);
      signal.addEventListener('abort', cancel);
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if ('progress' in data) progress(data.progress);
        else end(data.result);
      });
      // Its script could not be loaded, or it ran out of memory.
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        end(failedAs(pictureFailures, 'recognizer-missing'));
      });
      worker.postMessage(picture);
    }),
});
