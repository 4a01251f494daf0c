import type { Share } from './inOneGo';

/** Joins the parts of a text, of which `count` are expected, one step a part. */
export function* textOf(parts: Iterable<string>, count: number): Generator<Share, string> {
  const written: string[] = [];
  for (const part of parts) {
    written.push(part);
    yield Math.min(1, written.length / Math.max(1, count));
  }
  return written.join('');
}
