import {
  failedAs,
  mostMegapixels,
  ok,
  passPictureFailures,
  pictureBytes,
  pictureHead,
  type Result,
} from '@holeshot/shared-core';

/** Picture in memory, turned upright. */
export interface OpenPicture {
  width: number;
  height: number;
  /** Draws it on white paper, and gives that as a JPEG. */
  drawn(width: number, height: number, quality: number): Promise<Blob>;
  close(): void;
}

/** Bytes that tell what a file is; the size of a JPEG stands behind its EXIF. */
const headBytes = 131_072;

/** Longest sides and qualities of a JPEG, the best first. */
const tries: readonly (readonly [longest: number, quality: number])[] = [
  [1600, 0.8],
  [1600, 0.6],
  [1280, 0.6],
  [1024, 0.55],
  [800, 0.5],
  [640, 0.4],
  [400, 0.3],
];

const isGif = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 4)) === 'GIF8';

/** Says what a file is where it is no picture that a pass keeps. */
const otherKind = (bytes: Uint8Array): string | undefined => {
  const { kind } = pictureHead(bytes);
  if (kind === 'PDF') return 'a PDF';
  if (kind === 'video') return 'a video';
  if (kind === 'other') return 'no picture';
  return isGif(bytes) ? 'a GIF, which may move' : undefined;
};

/**
 * Makes a file a JPEG of at most 150 KB. It is drawn anew, so nothing of its EXIF stays.
 * @param open decodes a picture; it throws where the browser cannot
 */
export const shrinkPicture = async (
  file: Blob,
  open: (file: Blob) => Promise<OpenPicture>,
): Promise<Result<Blob>> => {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const other = otherKind(head);
  if (other !== undefined) return failedAs(passPictureFailures, 'no-picture', other);
  const tooLarge = ({ width, height }: { width: number; height: number }) =>
    width * height > mostMegapixels * 1e6
      ? failedAs(passPictureFailures, 'picture-too-large', Math.round((width * height) / 1e6))
      : undefined;
  const { size } = pictureHead(head);
  const known = size && tooLarge(size);
  if (known !== undefined) return known;
  const picture = await open(file).catch(() => undefined);
  if (picture === undefined) return failedAs(passPictureFailures, 'picture-closed');
  try {
    const { width, height } = picture;
    const found = tooLarge(picture);
    if (found !== undefined) return found;
    for (const [longest, quality] of tries) {
      const scale = Math.min(1, longest / Math.max(width, height));
      const sides = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
      const jpeg = await picture.drawn(sides[0] ?? 1, sides[1] ?? 1, quality);
      if (jpeg.type === 'image/jpeg' && jpeg.size <= pictureBytes) return ok(jpeg);
    }
    return failedAs(passPictureFailures, 'picture-closed');
  } catch {
    return failedAs(passPictureFailures, 'picture-closed');
  } finally {
    picture.close();
  }
};
