import type { GreyPicture } from './GreyPicture';

/** Share of a cell's pixels that are darker than its paper. */
const inkShare = 0.85;
/** Least brightness that paper can have beside the brightest cell. */
const leastPaper = 0.06;

/** Brightness of paper in an evenly lit picture. */
export const white = 240;

/** Returns the brightness of the paper in each cell, with a rim of one cell repeated. */
const paperOf = ({ width, height, data }: GreyPicture, cell: number) => {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const levels = new Float32Array(columns * rows);
  const counts = new Uint16Array(64);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      const right = Math.min(width, (column + 1) * cell);
      const bottom = Math.min(height, (row + 1) * cell);
      for (let y = row * cell; y < bottom; y += 1)
        for (let at = y * width + column * cell; at < y * width + right; at += 1)
          counts[(data[at] ?? 0) >> 2] = (counts[(data[at] ?? 0) >> 2] ?? 0) + 1;
      let left = (1 - inkShare) * (right - column * cell) * (bottom - row * cell);
      let level = 63;
      while (level > 0 && left > (counts[level] ?? 0)) left -= counts[level--] ?? 0;
      levels[row * columns + column] = 4 * level + 2;
    }
  return { columns, rows, levels };
};

/** Replaces each cell by the median of its neighbors: a bold letter or a crease does not pull the paper down. */
const medians = ({ columns, rows, levels }: ReturnType<typeof paperOf>): Float32Array => {
  const smooth = new Float32Array(levels.length);
  const near: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      near.length = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
          near.push(levels[y * columns + x] ?? 0);
      near.sort((one, other) => one - other);
      smooth[row * columns + column] = near[near.length >> 1] ?? 0;
    }
  return smooth;
};

/** Divides a picture by the brightness of its paper: shadows and uneven lamps leave, and paper becomes white. */
export const evenLight = (picture: GreyPicture): GreyPicture => {
  const { width, height, data } = picture;
  const cell = Math.max(8, Math.round(Math.max(width, height) / 72));
  const paper = paperOf(picture, cell);
  const { columns, rows } = paper;
  const levels = medians(paper);
  const least = Math.max(16, leastPaper * levels.reduce((one, other) => Math.max(one, other), 0));
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / cell - 0.5));
    const up = Math.floor(v) * columns;
    const down = Math.min(rows - 1, Math.floor(v) + 1) * columns;
    const share = v - Math.floor(v);
    for (let column = 0; column <= columns; column += 1) {
      // Between the centers of two cells the level changes evenly.
      const from = Math.max(0, column - 1);
      const to = Math.min(columns - 1, column);
      const one = (levels[up + from] ?? 0) * (1 - share) + (levels[down + from] ?? 0) * share;
      const other = (levels[up + to] ?? 0) * (1 - share) + (levels[down + to] ?? 0) * share;
      const start = Math.max(0, Math.round((column - 0.5) * cell));
      const end = Math.min(width, Math.round((column + 0.5) * cell));
      const step = (other - one) / cell;
      let level = one + (start + 0.5 - (column - 0.5) * cell) * step;
      for (let at = y * width + start; at < y * width + end; at += 1, level += step) {
        const value = (white * (data[at] ?? 0)) / (level > least ? level : least);
        even[at] = value > 255 ? 255 : value;
      }
    }
  }
  return { width, height, data: even };
};
