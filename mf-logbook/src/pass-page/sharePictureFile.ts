import { pictureSize } from './sharePictureText';

/** Sentence for a browser that cannot draw a picture. */
export const cannotDraw = 'This browser could not draw the picture.';

/** Draws a picture to share; undefined where the browser cannot. */
export const pictureCanvas = (
  draw: (canvas: CanvasRenderingContext2D) => void,
): HTMLCanvasElement | undefined => {
  const canvas = Object.assign(document.createElement('canvas'), pictureSize);
  try {
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    draw(context);
    return canvas;
  } catch {
    return undefined;
  }
};

/** Makes a PNG file of a drawn picture; undefined where the browser cannot. */
export const pictureFile = async (
  canvas: HTMLCanvasElement | undefined,
  name: string,
): Promise<File | undefined> => {
  try {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas === undefined ? resolve(null) : canvas.toBlob(resolve, 'image/png'),
    );
    return blob === null ? undefined : new File([blob], name, { type: 'image/png' });
  } catch {
    return undefined;
  }
};
