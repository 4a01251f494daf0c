import type { PassColumn } from './passColumns';

/** Widths of letters that differ from a figure, as a share of one. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'’|!/ilj·]/, 0.5],
  [/[mwMW@%↑↗→↘↓↙←↖]/, 1.6],
  [/[A-Z]/, 1.2],
  [/[a-z]/, 0.95],
];

/** Widths by letter: each page of the table measures some thousand. */
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

/** Share of a bold letter a size larger. */
const strongShare = 1.2;
/** Width of the arrow in the sorted column. */
const arrow = 1.4;
/** Letters of a text that may exceed its column, and then ends in three dots. */
export const longText = 24;
const mostLetters = 40;
const padding = 16;

/** Columns of the CSS grid, and the table's least width. */
interface Tracks {
  gridTemplateColumns: string;
  minWidth: string;
}

/**
 * Creates the calculation of column widths from the texts, which lets the browser lay out each row by itself. A
 * column never gets narrower: sorted or searched rows stay in place, and only changed texts are laid out.
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
