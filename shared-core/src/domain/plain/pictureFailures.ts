import { mostMegapixels } from './mostMegapixels';

/** Failures of reading a picture. */
export const pictureFailures = {
  'no-picture': (what: string) =>
    `This file is ${what}, not a picture. Nothing was changed. Choose a photo of the slip, or paste its text.`,
  'picture-closed':
    'This browser cannot open this picture. Nothing was changed. Take a screenshot of it, and choose that.',
  'picture-too-large': (megapixels: number) =>
    `This picture has ${megapixels} megapixels. The limit is ${mostMegapixels}. Nothing was changed. Crop it, or take a smaller one.`,
  'recognizer-missing':
    'The reader of photos could not be loaded. Nothing was changed. Try again with a network, or paste the text of the slip.',
  'recognizer-failed':
    'This device could not read the picture. Nothing was changed. Try again, or type the numbers.',
  'reading-canceled': 'Canceled. Nothing was changed.',
};

/** Failures of adding a picture to a pass. */
export const passPictureFailures = {
  'no-picture': (what: string) =>
    `This file is ${what}. Nothing was added. Choose a JPEG, PNG or WebP picture.`,
  'picture-closed':
    'This browser cannot open this picture. Nothing was added. Take a screenshot of it, and choose that.',
  'picture-too-large': (megapixels: number) =>
    `This picture has ${megapixels} megapixels. The limit is ${mostMegapixels}. Nothing was added. Crop it, or take a smaller one.`,
  'pictures-full': 'This pass has four pictures, and no more fit. Remove one first.',
  'shrinking-canceled': 'Canceled. Nothing was added.',
};
