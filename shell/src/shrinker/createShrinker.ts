import {
  failedAs,
  passPictureFailures,
  recordFailures,
  type PassPicturesPort,
  type Result,
} from '@holeshot/shared-core';

/**
 * Makes the way from a file to a picture of a pass. Each file has a worker of its own, which ends with it and gives its
 * memory back.
 * @param start starts a worker
 */
export const createShrinker =
  (start: () => Worker): PassPicturesPort['shrink'] =>
  (file, signal) =>
    new Promise((resolve) => {
      const canceled = failedAs(passPictureFailures, 'shrinking-canceled');
      if (signal.aborted) {
        resolve(canceled);
        return;
      }
      const worker = start();
      const end = (result: Result<string>): void => {
        worker.terminate();
        signal.removeEventListener('abort', cancel);
        resolve(result);
      };
      const cancel = () => end(canceled);
      signal.addEventListener('abort', cancel);
      worker.addEventListener('message', ({ data }: MessageEvent<Result<string>>) => end(data));
      // Its script could not be loaded, or it ran out of memory.
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        end(failedAs(recordFailures, 'part-missing'));
      });
      worker.postMessage(file);
    });
