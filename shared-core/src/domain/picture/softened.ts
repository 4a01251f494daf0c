import type { GreyPicture } from './GreyPicture';

/** Returns the mean of each pixel and its eight neighbors: grain of the camera leaves, letters stay. */
export const softened = ({ width, height, data }: GreyPicture): GreyPicture => {
  const across = new Uint16Array(data.length);
  for (let at = 1; at < data.length - 1; at += 1)
    across[at] = (data[at - 1] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0);
  const soft = new Uint8Array(data);
  for (let at = width; at < data.length - width; at += 1)
    soft[at] = ((across[at - width] ?? 0) + (across[at] ?? 0) + (across[at + width] ?? 0)) / 9;
  return { width, height, data: soft };
};
