import { createRecognizer } from './createRecognizer';

/** The app's recognizer of text in pictures and reader of slips. */
export const recognizer = createRecognizer(
  () => new Worker(new URL(/* webpackChunkName: "recognizer/worker" */ './worker.ts', import.meta.url)),
  () => new Worker(new URL(/* webpackChunkName: "slip-worker" */ './slipWorker.ts', import.meta.url)),
);
