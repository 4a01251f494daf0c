import type { GreyPicture } from './GreyPicture';
import type { Homography } from './homography';

/**
 * Draws a picture anew.
 * @param from projection from the new picture into the old one
 * @param levels table of the new value of each value
 */
export const resample = (
  { width, height, data }: GreyPicture,
  from: Homography,
  size: { width: number; height: number },
  levels: Uint8Array,
): GreyPicture => {
  const drawn = new Uint8Array(size.width * size.height).fill(255);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, k = 1] = from;
  for (let row = 0, at = 0; row < size.height; row += 1) {
    const v = row + 0.5;
    for (let column = 0; column < size.width; column += 1, at += 1) {
      const u = column + 0.5;
      const depth = g * u + h * v + k;
      const x = (a * u + b * v + c) / depth - 0.5;
      const y = (d * u + e * v + f) / depth - 0.5;
      if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) continue;
      const left = x | 0;
      const top = y | 0;
      const place = top * width + left;
      const right = x - left;
      const down = y - top;
      const up = (data[place] ?? 0) * (1 - right) + (data[place + 1] ?? 0) * right;
      const low = (data[place + width] ?? 0) * (1 - right) + (data[place + width + 1] ?? 0) * right;
      drawn[at] = levels[(up * (1 - down) + low * down) | 0] ?? 255;
    }
  }
  return { ...size, data: drawn };
};
