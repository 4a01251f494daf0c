import {
  failedAs,
  ok,
  pictureFailures,
  recordFailures,
  type RecognizerPort,
  type SlipReading,
} from '@holeshot/shared-core';
import { inWorker } from '../device/inWorker';
import type { SlipWork } from './slipWorker';
import type { WorkerMessage } from './worker';

/**
 * Makes the recognizer; each picture and each slip has a worker of its own.
 * @param start starts a worker that recognizes
 * @param startSlips starts a worker that reads slips
 */
export const createRecognizer = (start: () => Worker, startSlips: () => Worker): RecognizerPort => ({
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
  readSlip: (slip, tracks, signal) => {
    const work: SlipWork = { slip, tracks: tracks.map(({ uid, title }) => ({ uid, title })) };
    return inWorker(
      startSlips,
      work,
      signal,
      {
        canceled: failedAs(pictureFailures, 'reading-canceled'),
        missing: failedAs(recordFailures, 'part-missing'),
      },
      ({ data }: MessageEvent<SlipReading>) => ok(data),
    );
  },
});
