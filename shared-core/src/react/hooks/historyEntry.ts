import { recordOf } from '../../domain/plain/record';

/** Pause in milliseconds that writes several notes as one: browsers limit notes a minute. */
const stillMs = 150;

/** Reads a value of this entry of the browser's history by key; unchecked. */
export const readInEntry = (key: string): unknown => recordOf(history.state)[key];

/**
 * Writes a value into this entry of the browser's history, beside those under other keys, after a short pause; not if
 * the racer has gone to another page by then.
 * @param valueThen returns the value at that moment
 * @returns cancels it
 */
export const writeInEntry = (key: string, valueThen: () => unknown): (() => void) => {
  const pathThen = location.pathname + location.search;
  const standing = setTimeout(() => {
    if (location.pathname + location.search !== pathThen) return;
    history.replaceState({ ...recordOf(history.state), [key]: valueThen() }, '');
  }, stillMs);
  return () => clearTimeout(standing);
};
