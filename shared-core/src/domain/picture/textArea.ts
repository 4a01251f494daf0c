import type { Point } from './GreyPicture';

/** Part of a level sheet with its text, and the height of most capital letters in it. */
export interface TextArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
  letter: number;
}

interface Line {
  top: number;
  height: number;
  ink: number;
}

/** Share of the ink of well filled rows below which a row lies between two lines. */
const between = 0.3;
/** Share of the ink that may lie beside the text at each side: the edge of the table, specks. */
const beside = 0.004;

/** Most lines of a slip, with the rows between them. */
const mostLines = 40;

/** Returns the mean around each row, so that the dots of a printer's needles join. */
const smoothed = (rows: Float64Array, reach: number): Float64Array => {
  const sums = new Float64Array(rows.length + 1);
  for (let row = 0; row < rows.length; row += 1) sums[row + 1] = (sums[row] ?? 0) + (rows[row] ?? 0);
  return rows.map((_, row) => {
    const [from, to] = [Math.max(0, row - reach), Math.min(rows.length, row + reach + 1)];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (2 * reach + 1);
  });
};

const linesOf = (rows: Float64Array): Line[] => {
  const filled = [...rows].filter((count) => count > 0).sort((one, other) => one - other);
  const least = between * (filled[Math.floor(filled.length * 0.8)] ?? 0);
  const lines: Line[] = [];
  let line: Line = { top: 0, height: 0, ink: 0 };
  for (const [row, count] of [...rows, 0].entries()) {
    if (count > least) {
      line = { top: line.height === 0 ? row : line.top, height: line.height + 1, ink: line.ink + count };
      continue;
    }
    if (line.height > 0) lines.push(line);
    line = { top: row, height: 0, ink: 0 };
  }
  return lines;
};

/** Returns the height in the middle of all ink. */
const middleHeight = (lines: readonly Line[]): number => {
  let half = lines.reduce((sum, { ink }) => sum + ink, 0) / 2;
  const sorted = [...lines].sort((one, other) => one.height - other.height);
  return sorted.find(({ ink }) => (half -= ink) <= 0)?.height ?? 0;
};

/**
 * Finds the lines of text on a level sheet.
 * @param ink places of ink
 * @returns undefined where no lines stand out
 */
export const textArea = (
  ink: readonly Point[],
  size: { width: number; height: number },
): TextArea | undefined => {
  const slack = Math.ceil(size.height / 4);
  const rows = new Float64Array(Math.ceil(size.height) + 2 * slack);
  for (const { y } of ink) {
    const row = Math.floor(y) + slack;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  const lines = linesOf(smoothed(rows, Math.round(size.height / mostLines / 10)));
  const letter = middleHeight(lines);
  const text = lines.filter(({ height }) => height > 0.55 * letter && height < 1.8 * letter);
  const [first, last] = [text[0], text.at(-1)];
  if (first === undefined || last === undefined || text.length < 3 || letter < 4) return undefined;
  const [top, bottom] = [first.top - slack, last.top + last.height - slack];
  const across = Float64Array.from(
    ink.filter(({ y }) => y >= top && y < bottom),
    ({ x }) => x,
  ).sort();
  const rim = Math.floor(across.length * beside);
  const [left = 0, right = 0] = [across[rim], across[across.length - 1 - rim]];
  const air = 1.2 * letter;
  return {
    left: Math.max(0, left - air),
    top: Math.max(0, top - air),
    right: Math.min(size.width, right + air),
    bottom: Math.min(size.height, bottom + air),
    letter,
  };
};
