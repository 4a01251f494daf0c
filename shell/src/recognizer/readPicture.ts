import {
  agreed,
  failedAs,
  layWords,
  mostMegapixels,
  ok,
  pictureFailures,
  pictureHead,
  project,
  type ColorPicture,
  type FlatPicture,
  type PictureBox,
  type PictureText,
  type ReadingProgress,
  type ReadWord,
  type Result,
} from '@holeshot/shared-core';
import type { GreyPicture, ReadWords } from './openTesseract';

/** Bytes in which the size of a picture is looked for: cameras put much before it. */
const headBytes = 256 * 1024;

/** Most that the confidence of a word is, with a zero that may have been an eight: both looks show the zero. */
const mostUnsure = 0.6;

const what = { PDF: 'a PDF', video: 'a video', other: 'of another kind' };

/**
 * Reads the text of a picture.
 * @param decode rejects for a picture that the browser cannot open
 * @param open loads the recognizer; rejects where that fails
 */
export const readPicture = async (
  picture: Blob,
  {
    decode,
    flatten,
    open,
    progress,
  }: {
    decode: (picture: Blob) => Promise<ColorPicture>;
    /** Prepares a picture for the recognizer. */
    flatten: (picture: ColorPicture) => FlatPicture;
    open: (loaded: (share: number) => void) => Promise<ReadWords>;
    progress: (progress: ReadingProgress) => void;
  },
): Promise<Result<PictureText>> => {
  const head = pictureHead(new Uint8Array(await picture.slice(0, headBytes).arrayBuffer()));
  if (head.kind !== 'picture') return failedAs(pictureFailures, 'no-picture', what[head.kind]);
  const pixels = (head.size?.width ?? 0) * (head.size?.height ?? 0);
  if (pixels > mostMegapixels * 1e6)
    return failedAs(pictureFailures, 'picture-too-large', Math.ceil(pixels / 1_000_000));
  const opening = open((share) => progress({ step: 'loading', share }));
  // Heard of below, after the picture.
  opening.catch(() => undefined);
  const color = await decode(picture).catch(() => undefined);
  if (color === undefined) return failedAs(pictureFailures, 'picture-closed');
  const read = await opening.catch(() => undefined);
  if (read === undefined) return failedAs(pictureFailures, 'recognizer-missing');
  progress({ step: 'reading', share: 0 });
  const flat = flatten(color);
  const boxOf = (word: ReadWord): PictureBox => {
    const corners = [
      { x: word.left, y: word.top },
      { x: word.right, y: word.top },
      { x: word.right, y: word.bottom },
      { x: word.left, y: word.bottom },
    ].map((corner) => project(flat.back, corner));
    const share = (value: number, size: number) => Math.min(1, Math.max(0, value / size));
    const [left = 0, right = 0] = [Math.min, Math.max].map((most) =>
      share(most(...corners.map(({ x }) => x)), color.width),
    );
    const [top = 0, bottom = 0] = [Math.min, Math.max].map((most) =>
      share(most(...corners.map(({ y }) => y)), color.height),
    );
    return { left, top, width: right - left, height: bottom - top };
  };
  const look = (looked: GreyPicture, from: number): ReadWord[] =>
    read(looked, (share) => progress({ step: 'reading', share: from + share / 2 }));
  const isUnsure = (word: ReadWord): boolean =>
    flat.unsure.some(
      ({ left, right, top, bottom }) =>
        left < word.right && word.left < right && top < word.bottom && word.top < bottom,
    );
  const seen = flat.hasText ? agreed(look(flat, 0), look(flat.soft, 0.5)) : [];
  const { text, words } = layWords(
    seen.map((word) =>
      isUnsure(word) ? { ...word, confidence: Math.min(mostUnsure, word.confidence) } : word,
    ),
  );
  return ok({
    text,
    words: words.map(({ word, ...place }) => ({ ...place, confidence: word.confidence, box: boxOf(word) })),
  });
};
