import type { ColorPicture } from '@holeshot/shared-core';

/** Most pixels that are read: more make the letters of a slip no clearer. */
const mostPixels = 2_000_000;

/**
 * Decodes a picture, turned by its EXIF and scaled down.
 * @throws where the browser cannot open it
 */
export const decodePicture = async (picture: Blob): Promise<ColorPicture> => {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  // What a picture leaves clear is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
};
