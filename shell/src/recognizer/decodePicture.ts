import type { ColorPicture } from '@holeshot/shared-core';
import { decodeUpright, drawOnPaper } from '../device/drawOnPaper';

/** Most pixels that are read: more make the letters of a slip no clearer. */
const mostPixels = 2_000_000;

/**
 * Decodes a picture, turned by its EXIF and scaled down.
 * @throws where the browser cannot open it
 */
export const decodePicture = async (picture: Blob): Promise<ColorPicture> => {
  const bitmap = await decodeUpright(picture);
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const context = drawOnPaper(bitmap, width, height, { willReadFrequently: true });
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
};
