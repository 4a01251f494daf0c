import type { GreyPicture } from './GreyPicture';

/** Shrinks a picture by a whole factor; each pixel is the mean of its square. */
export const shrunk = ({ width, height, data }: GreyPicture, factor: number): GreyPicture => {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const small = new Uint8Array(columns * rows);
  const sums = new Uint32Array(columns);
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    for (let y = row * factor; y < (row + 1) * factor; y += 1)
      for (let column = 0, at = y * width; column < columns; column += 1)
        for (let step = 0; step < factor; step += 1, at += 1)
          sums[column] = (sums[column] ?? 0) + (data[at] ?? 0);
    for (let column = 0; column < columns; column += 1)
      small[row * columns + column] = (sums[column] ?? 0) / factor ** 2;
  }
  return { width: columns, height: rows, data: small };
};
