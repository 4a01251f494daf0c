import { endDescendants } from '../stack/processTree.mjs';

let ending = false;

/** Tells whether a signal ends this program: then no further stage begins. */
export const isEnding = () => ending;

/**
 * Ends this program at a signal, with all that it started: npm passes a signal on to nobody else.
 * @param {() => Promise<void> | undefined} before what ends first, in its own way
 */
export const endOnSignal = (before) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, async () => {
      if (ending) return;
      ending = true;
      await before()?.catch((error) => console.error(String(error)));
      await endDescendants();
      process.exit(1);
    });
};
