import { evenLight, white } from './evenLight';
import { findPaper } from './findPaper';
import type { ColorPicture, GreyPicture, Point } from './GreyPicture';
import { greyOf } from './greyOf';
import { identity, inverse, joined, ofSquare, project, type Homography } from './homography';
import type { Mark } from './marksOf';
import { otsu } from './otsu';
import { resample } from './resample';
import { shrunk } from './shrunk';
import { softened } from './softened';
import { straighten } from './straighten';
import { textArea } from './textArea';
import { withoutLeaders } from './withoutLeaders';
import { withPlainZeros } from './withPlainZeros';

/** Picture of a slip, prepared for the recognizer. */
export interface FlatPicture extends GreyPicture {
  /** The same, with the dots of a printer's needles joined: a second look at what the first one doubts. */
  soft: GreyPicture;
  /** Projection of its points back into the picture that was given. */
  back: Homography;
  /** The four sides of the paper were found. */
  hasPaper: boolean;
  /** Lines of text stand out; a picture without them is no slip. */
  hasText: boolean;
  /** Places of zeros that may have been eights. */
  unsure: readonly Pick<Mark, 'left' | 'top' | 'right' | 'bottom'>[];
}

/** Height of capitals that the recognizer reads best, in pixels. */
const bestHeight = 30;
/** Most pixels of the result: the recognizer's time grows with them. */
const mostPixels = 3_000_000;
/**
 * Shares of the way from ink to paper at which a grey is white already: the smaller one takes creases away, the larger
 * one keeps pale ink.
 */
const [crisp, pale] = [0.6, 0.85];
/** Share of the sheet that is cut off at each side: its edge is no text. */
const rim = 0.008;

const scaled = (x: number, y: number): Homography => [x, 0, 0, 0, y, 0, 0, 0, 1];
const moved = (x: number, y: number): Homography => [1, 0, x, 0, 1, y, 0, 0, 1];
const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the size of the level sheet, and the projection from it into the picture. */
const sheetOf = (
  grey: GreyPicture,
): { width: number; height: number; back: Homography; hasPaper: boolean } => {
  const corners = findPaper(grey);
  if (corners === undefined)
    return { width: grey.width, height: grey.height, back: identity, hasPaper: false };
  const [p, q, r, s] = corners;
  const [wide, high] = [(away(p, q) + away(s, r)) / 2, (away(p, s) + away(q, r)) / 2];
  const [width, height] = [wide * (1 - 2 * rim), high * (1 - 2 * rim)];
  const back = joined(ofSquare(corners), joined(scaled(1 / wide, 1 / high), moved(wide * rim, high * rim)));
  return { width, height, back, hasPaper: true };
};

/** Most places of ink that are looked at. */
const mostInk = 40_000;

/** Share of the sheet at each side in which no ink is looked for: its edge is a line, but none of text. */
const edge = 0.012;

/** Place of ink, with its brightness. */
interface Ink extends Point {
  level: number;
}

/** Returns places of ink, evenly chosen, as they lie on the sheet. */
const inkOf = (even: GreyPicture, dark: number, sheet: ReturnType<typeof sheetOf>): Ink[] => {
  const { width, data } = even;
  let count = 0;
  for (const value of data) if (value < dark) count += 1;
  const step = Math.max(1, count / mostInk);
  const forth = inverse(sheet.back);
  const ink: Ink[] = [];
  let next = 0;
  for (let at = 0, seen = 0; at < data.length; at += 1) {
    const level = data[at] ?? 255;
    if (level >= dark || seen++ < next) continue;
    next += step;
    const { x, y } = project(forth, { x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 });
    const isInside =
      x > edge * sheet.width &&
      y > edge * sheet.height &&
      x < (1 - edge) * sheet.width &&
      y < (1 - edge) * sheet.height;
    if (isInside) ink.push({ x, y, level });
  }
  return ink;
};

/** Returns the table that makes ink black and paper white; creases and shades between them become white too. */
const contrast = (black: number, whiteShare: number): Uint8Array => {
  const blank = black + whiteShare * (white - black);
  return Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round((255 * (value - black)) / (blank - black)))),
  );
};

/**
 * Prepares a picture of a slip for the recognizer: evens out its light, takes perspective and tilt out of it, cuts out
 * its text, and scales it so that its letters have the best height.
 * @param picture of about two megapixels; larger ones take longer and gain nothing
 */
export const flatten = (picture: ColorPicture): FlatPicture => {
  const grey = greyOf(picture);
  const sheet = sheetOf(grey);
  const even = softened(evenLight(grey));
  const dark = Math.max(110, Math.min(170, otsu(even.data)));
  const ink = inkOf(even, dark, sheet);
  const tilt = straighten(ink, sheet, sheet.hasPaper ? 3 : 13);
  const center = { x: sheet.width / 2, y: sheet.height / 2 };
  const [sin, cos] = [Math.sin(tilt.angle), Math.cos(tilt.angle)];
  const turned: Homography = [cos, sin, 0, -sin, cos, 0, tilt.growth, 0, 1];
  const level = joined(moved(center.x, center.y), joined(turned, moved(-center.x, -center.y)));
  const levelInk = ink.map((point) => ({ ...project(level, point), level: point.level }));
  const text = textArea(levelInk, sheet);
  const { left, top, right, bottom, letter } = text ?? {
    ...{ left: 0, top: 0, right: sheet.width, bottom: sheet.height },
    letter: bestHeight,
  };
  const [width, height] = [right - left, bottom - top];
  const most = Math.sqrt(mostPixels / (width * height));
  const scale = Math.min(most, Math.max(0.4, Math.min(3, bestHeight / letter)));
  const factor = Math.max(1, Math.floor(1 / scale));
  const cut = joined(moved(left, top), scaled(1 / scale, 1 / scale));
  const back = joined(sheet.back, joined(inverse(level), cut));
  const source = factor === 1 ? even : shrunk(even, factor);
  const from = joined(scaled(1 / factor, 1 / factor), back);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const own = levelInk.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
  const black = own.length === 0 ? 0 : own.reduce((sum, point) => sum + point.level, 0) / own.length;
  const draw = (whiteShare: number) => resample(source, from, size, contrast(black, whiteShare));
  const soft = softened(softened(draw(pale)));
  const sharp = draw(crisp);
  withoutLeaders([soft, sharp], letter * scale);
  const unsure = withPlainZeros([soft, sharp], letter * scale);
  return { ...sharp, soft, back, hasPaper: sheet.hasPaper, hasText: text !== undefined, unsure };
};
