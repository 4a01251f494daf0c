import type { ReadWord } from './ReadWord';

/** Confidence that a word gains which both looks have: they are of one picture, and may err alike. */
const gain = 0.1;
/** Most that the confidence of a word is, of which the two looks differ. */
const mostDisputed = 0.6;
/** Share of its confidence that a word keeps, which one look alone has. */
const alone = 0.85;

const isSame = (one: ReadWord, other: ReadWord): boolean => {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (
    across > 0.4 * Math.min(one.right - one.left, other.right - other.left) &&
    down > 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top)
  );
};
const plain = (text: string): string => text.replace(/[’‘`´]/g, "'").replace(/,/g, '.');
const trust = (words: readonly ReadWord[]): number =>
  words.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) /
  words.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Joins two looks at the same picture: a word that both have is certain, one of which they differ is not, whatever the
 * recognizer says of it.
 */
export const agreed = (first: readonly ReadWord[], second: readonly ReadWord[]): ReadWord[] => {
  const joined: ReadWord[] = [];
  const left = new Set(second);
  const done = new Set<ReadWord>();
  for (const word of first) {
    if (done.has(word)) continue;
    // A word of one look may be several of the other.
    const others = second.filter((other) => left.has(other) && isSame(word, other));
    const own = first.filter(
      (each) => !done.has(each) && (each === word || others.some((other) => isSame(each, other))),
    );
    for (const each of own) done.add(each);
    for (const other of others) left.delete(other);
    const [other] = others;
    if (other === undefined) {
      joined.push({ ...word, confidence: word.confidence * alone });
      continue;
    }
    const [one, two] = [own, others].map((words) => words.map(({ text }) => plain(text)).join(''));
    const better = trust(own) >= trust(others) ? own : others;
    if (one === two && own.length === 1 && others.length === 1)
      joined.push({
        ...(better[0] ?? word),
        confidence: Math.min(1, (word.confidence + other.confidence) / 2 + gain),
      });
    else
      joined.push(
        ...better.map((each) => ({ ...each, confidence: Math.min(mostDisputed, each.confidence) })),
      );
  }
  return [...joined, ...[...left].map((word) => ({ ...word, confidence: word.confidence * alone }))];
};
