/// <reference lib="webworker" />
import {
  failedAs,
  flatten,
  pictureFailures,
  type PictureText,
  type ReadingProgress,
  type Result,
} from '@holeshot/shared-core';
import { decodePicture } from './decodePicture';
import { openTesseract } from './openTesseract';
import { loadFiles } from './recognizerFiles';
import { readPicture } from './readPicture';

declare const self: DedicatedWorkerGlobalScope;

/** Message of the worker: its progress, or in the end the text of the picture. */
export type WorkerMessage = { progress: ReadingProgress } | { result: Result<PictureText> };

const urls = {
  code: new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm', import.meta.url).href,
  english: new URL('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', import.meta.url).href,
};
const tell = (message: WorkerMessage): void => self.postMessage(message);

self.addEventListener('message', ({ data }) => {
  void readPicture(data as Blob, {
    decode: decodePicture,
    flatten,
    open: async (loaded) => {
      const { code, english } = await loadFiles(urls, fetch, loaded);
      return openTesseract(code, english);
    },
    progress: (progress) => tell({ progress }),
  })
    .catch(() => failedAs(pictureFailures, 'recognizer-failed'))
    .then((result) => tell({ result }));
});
