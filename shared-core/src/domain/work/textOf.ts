import type { Share } from './inOneGo';

/**
 * Steps of writing a text of many parts.
 * @param count how many parts are expected
 */
export function* textOf(parts: Iterable<string>, count: number): Generator<Share, string> {
  const written: string[] = [];
  for (const part of parts) {
    written.push(part);
    yield Math.min(1, written.length / Math.max(1, count));
  }
  return written.join('');
}
