import { decodeUpright, drawOnPaper } from '../device/drawOnPaper';
import type { OpenPicture } from './shrinkPicture';

/**
 * Decodes a picture, turned by its EXIF.
 * @throws where the browser cannot open it
 */
export const openPicture = async (file: Blob): Promise<OpenPicture> => {
  const bitmap = await decodeUpright(file);
  return {
    width: bitmap.width,
    height: bitmap.height,
    drawn: (width, height, quality) =>
      drawOnPaper(bitmap, width, height).canvas.convertToBlob({ type: 'image/jpeg', quality }),
    close: () => bitmap.close(),
  };
};
