/**
 * Draws a picture in this size on white paper, which its clear parts show.
 * @throws where the browser has no canvas
 */
export const drawOnPaper = (
  picture: ImageBitmap,
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context;
};

/**
 * Decodes a picture, turned by its EXIF.
 * @throws where the browser cannot open it
 */
export const decodeUpright = async (picture: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(picture, { imageOrientation: 'from-image' });
  } catch (error) {
    // An older Safari turns each picture, and does not know the word.
    if (error instanceof TypeError) return createImageBitmap(picture);
    throw error;
  }
};
