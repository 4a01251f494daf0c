import { createShrinker } from './createShrinker';

/** Makes files pictures of passes, in workers of this app. */
export const shrink = createShrinker(
  () => new Worker(new URL(/* webpackChunkName: "shrinker-worker" */ './worker.ts', import.meta.url)),
);
