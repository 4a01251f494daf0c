import {
  failedAs,
  passPictureFailures,
  recordFailures,
  type PassPicturesPort,
  type Result,
} from '@holeshot/shared-core';
import { inWorker } from '../device/inWorker';

/**
 * Makes the way from a file to a picture of a pass; each file has a worker of its own.
 * @param start starts a worker
 */
export const createShrinker =
  (start: () => Worker): PassPicturesPort['shrink'] =>
  (file, signal) =>
    inWorker(
      start,
      file,
      signal,
      {
        canceled: failedAs(passPictureFailures, 'shrinking-canceled'),
        missing: failedAs(recordFailures, 'part-missing'),
      },
      ({ data }: MessageEvent<Result<string>>) => data,
    );
