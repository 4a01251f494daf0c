import type { ReadWord } from './ReadWord';

/** Place of a word in a text, from 0. */
export interface LaidWord {
  word: ReadWord;
  line: number;
  column: number;
  length: number;
}

/** Longest word, in characters. */
const longestWord = 100;
/** Most words that are laid; a slip of two lanes has a third of these. */
const mostWords = 400;
/** Largest distance of the middles of two words of a line, in heights of a letter. */
const sameLine = 0.6;
/** Largest distance of two edges of a column, in widths of a letter. */
const sameEdge = 0.5;
/** Widest space between two words of a label, in widths of a letter. */
const oneSpace = 1.6;
/** Width of a column of the text in widths of a letter: below 1, so that narrow words find room. */
const columnWidth = 0.85;

const middleOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 1;

const linesOf = (words: readonly ReadWord[]): ReadWord[][] => {
  const height = middleOf(words.map(({ top, bottom }) => bottom - top));
  const middle = ({ top, bottom }: ReadWord) => (top + bottom) / 2;
  const lines: ReadWord[][] = [];
  for (const word of [...words].sort((one, other) => one.left - other.left)) {
    let nearest: ReadWord[] | undefined;
    let least = sameLine * height;
    for (const line of lines) {
      const last = line.at(-1);
      const distance = last === undefined ? Infinity : Math.abs(middle(last) - middle(word));
      if (distance < least) [nearest, least] = [line, distance];
    }
    if (nearest === undefined) lines.push([word]);
    else nearest.push(word);
  }
  const rowOf = (line: ReadWord[]) => line.reduce((sum, word) => sum + middle(word), 0) / line.length;
  return lines.sort((one, other) => rowOf(one) - rowOf(other));
};

/** Edge at which the numbers of a column lie above each other. */
interface Edge {
  side: 'left' | 'right';
  at: number;
}

const decimal = /^[-+]?\d*[.,]\d+$/;

/** Finds the edge of each column of decimals: numbers of one column overlap. */
const edgesOf = (words: readonly ReadWord[], slack: number): Edge[] => {
  const columns: ReadWord[][] = [];
  let end = -Infinity;
  const decimals = words.filter(({ text }) => decimal.test(text));
  for (const word of decimals.sort((one, other) => one.left - other.left)) {
    if (word.left >= end) columns.push([]);
    columns.at(-1)?.push(word);
    end = Math.max(word.left >= end ? 0 : end, word.right);
  }
  return columns.map((column) => {
    const [right, left] = (['right', 'left'] as const).map((side) => {
      const at = middleOf(column.map((word) => word[side]));
      return { side, at, count: column.filter((word) => Math.abs(word[side] - at) < slack).length };
    }) as [Edge & { count: number }, Edge & { count: number }];
    return left.count > right.count ? left : right;
  });
};

// A sign can grow to eighteen.
const plainWord = (text: string): string =>
  text
    .slice(0, longestWord)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\s]/gu, '')
    .slice(0, longestWord);

/**
 * Lays recognized words out as a text with the columns of the picture: numbers whose left or right edges lie above
 * each other begin or end in the same column.
 * @param found of a level picture
 */
export const layWords = (found: readonly ReadWord[]): { text: string; words: LaidWord[] } => {
  const words = found
    .slice(0, mostWords)
    .map((word) => ({ ...word, text: plainWord(word.text) }))
    .filter(({ text }) => text !== '');
  const letter = middleOf(words.map(({ left, right, text }) => (right - left) / text.length));
  const edges = edgesOf(words, sameEdge * letter);
  const margin = Math.min(...words.map(({ left }) => left));
  const columnOf = (x: number) => Math.round((x - margin) / (columnWidth * letter));
  const laid: LaidWord[] = [];
  const columnIn = (word: ReadWord, before: ReadWord | undefined, done: string): number => {
    const joins =
      before !== undefined &&
      word.left - before.right < oneSpace * letter &&
      !decimal.test(before.text) &&
      !decimal.test(word.text);
    if (joins) return done.length + 1;
    const edge = edges.find(({ side, at: x }) => Math.abs(word[side] - x) < sameEdge * letter);
    const wanted =
      edge?.side === 'right' ? columnOf(edge.at) - word.text.length : columnOf(edge?.at ?? word.left);
    return Math.max(wanted, done === '' ? 0 : done.length + 1);
  };
  const text = linesOf(words).map((line, index) =>
    line.reduce((done, word, at) => {
      const column = columnIn(word, line[at - 1], done);
      laid.push({ word, line: index, column, length: word.text.length });
      return done.padEnd(column) + word.text;
    }, ''),
  );
  return { text: text.join('\n'), words: laid };
};
