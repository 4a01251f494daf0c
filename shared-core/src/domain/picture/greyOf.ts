import type { ColorPicture, GreyPicture } from './GreyPicture';

/** Returns the brightness of each pixel: green weighs most, since its sensors have the least noise. */
export const greyOf = ({ width, height, data }: ColorPicture): GreyPicture => {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = (77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8;
  return { width, height, data: grey };
};
