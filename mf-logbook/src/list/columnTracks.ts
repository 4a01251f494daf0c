import type { PassColumn } from './passColumns';

/** How wide the letters are that differ from a figure, as a share of one. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'’|!/ilj·]/, 0.5],
  [/[mwMW@%↑↗→↘↓↙←↖]/, 1.6],
  [/[A-Z]/, 1.2],
  [/[a-z]/, 0.95],
];

/** Looked up once a letter: each page of the table measures some thousand. */
const known = new Map<string, number>();

const shareOf = (letter: string): number => {
  const share = known.get(letter);
  if (share !== undefined) return share;
  const found = shares.find(([letters]) => letters.test(letter))?.[1] ?? 1;
  known.set(letter, found);
  return found;
};

const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += shareOf(letter);
  return width;
};

/** Bold and a size larger. */
const strongShare = 1.2;
/** The arrow of the column that is sorted by. */
const arrow = 1.4;
/** Letters of a text that may be wider than any column, and ends in three dots then. */
export const longText = 24;
const mostLetters = 40;
const padding = 16;

/** The columns of the CSS grid, and the table's least width. */
interface Tracks {
  gridTemplateColumns: string;
  minWidth: string;
}

/**
 * How wide the columns of a table are, worked out from its texts, so that the browser can lay out each row by itself and
 * need not look at those out of sight. A column never gets narrower: what is sorted or searched stays where it was, and
 * the browser lays out no more than the texts that change.
 * @returns takes the texts of each row, one for each column
 */
export const columnTracks = (
  columns: readonly PassColumn[],
): ((rows: readonly (readonly string[])[]) => Tracks) => {
  const widest = columns.map(({ label }) => widthOf(label) + arrow);
  return (rows) => {
    columns.forEach(({ strong }, index) => {
      const seen = new Set(rows.map((texts) => texts[index] ?? ''));
      const longest = Math.max(...[...seen].map(widthOf)) * (strong ? strongShare : 1);
      widest[index] = Math.max(widest[index] ?? 0, longest);
    });
    const widths = widest.map((width) => Math.ceil(2 * Math.min(mostLetters, width)) / 2);
    const sum = widths.reduce((total, width) => total + width, 0);
    return {
      gridTemplateColumns: widths
        .map((width) => `minmax(calc(${width}ch + ${padding}px), ${width + 2}fr)`)
        .join(' '),
      minWidth: `calc(${sum}ch + ${padding * columns.length}px)`,
    };
  };
};
