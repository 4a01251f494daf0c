import { createRecognizer } from './createRecognizer';

/** The app's recognizer of text in pictures. */
export const recognizer = createRecognizer(
  () => new Worker(new URL(/* webpackChunkName: "recognizer/worker" */ './worker.ts', import.meta.url)),
);
