import { recordOf } from '../../domain/plain/record';

/** What is noted once more within this time, in milliseconds, is noted once: a browser takes only so many notes a minute. */
const stillMs = 150;

/** What is kept in this entry of the browser's history under a key; anything may stand there. */
export const readInEntry = (key: string): unknown => recordOf(history.state)[key];

/**
 * Keeps a value in this entry of the browser's history, beside what stands there under other keys, once it was not called
 * off for a moment.
 * @param valueThen what is to be kept, asked for then
 * @returns calls it off
 */
export const keepInEntry = (key: string, valueThen: () => unknown): (() => void) => {
  const standing = setTimeout(
    () => history.replaceState({ ...recordOf(history.state), [key]: valueThen() }, ''),
    stillMs,
  );
  return () => clearTimeout(standing);
};
