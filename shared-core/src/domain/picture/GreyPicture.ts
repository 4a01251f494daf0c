/** Picture of one byte a pixel, row by row: 0 black to 255 white. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Picture of four bytes a pixel (red, green, blue, alpha), as a canvas gives it. */
export interface ColorPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

/** Place in a picture, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}
