import type { OpenPicture } from './shrinkPicture';

/**
 * Decodes a picture, turned by its EXIF.
 * @throws where the browser cannot open it
 */
export const openPicture = async (file: Blob): Promise<OpenPicture> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    width: bitmap.width,
    height: bitmap.height,
    drawn: (width, height, quality) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      return canvas.convertToBlob({ type: 'image/jpeg', quality });
    },
    close: () => bitmap.close(),
  };
};
