/** Most megapixels of a picture: a decoded one takes 4 MB of memory. */
export const mostMegapixels = 50;
