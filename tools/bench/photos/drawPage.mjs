import { drawPhoto } from './drawPhoto.mjs';

/** Draws the photo of a seed and leaves it with the server. */
globalThis.drawPhoto = async (seed) => {
  const { blob, ...about } = await drawPhoto(seed);
  await fetch('/photo', { method: 'PUT', body: blob });
  return about;
};
