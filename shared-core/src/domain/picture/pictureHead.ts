/** Kind of a file by its first bytes, with the size of a picture in pixels where they tell it. */
export interface PictureHead {
  kind: 'picture' | 'PDF' | 'video' | 'other';
  size?: { width: number; height: number };
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const sizeOf = (width: number, height: number): Pick<PictureHead, 'size'> =>
  width > 0 && height > 0 ? { size: { width, height } } : {};

/** Finds the frame of a JPEG by the lengths of the parts before it. */
const jpegSize = (view: DataView): Pick<PictureHead, 'size'> => {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff;) {
    const mark = view.getUint8(at + 1);
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    // A byte may fill the place before a mark.
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return {};
};

const webpSize = (bytes: Uint8Array, view: DataView): Pick<PictureHead, 'size'> => {
  if (bytes.length < 30) return {};
  const kind = textAt(bytes, 12, 4);
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (kind === 'VP8X') return sizeOf(three(24) + 1, three(27) + 1);
  if (kind === 'VP8 ') return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  const packed = view.getUint32(21, true);
  return kind === 'VP8L' ? sizeOf((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1) : {};
};

const pictureBrands = /^(?:heic|heix|heim|heis|hevc|mif1|msf1|avif|avis)$/;

/**
 * Tells by the first bytes of a file whether it is a picture.
 * @param bytes some ten thousand; the size of a JPEG stands behind its EXIF
 */
export const pictureHead = (bytes: Uint8Array): PictureHead => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);
  const riff = textAt(bytes, 0, 4) === 'RIFF' ? textAt(bytes, 8, 4) : '';
  if (starts(0xff, 0xd8, 0xff)) return { kind: 'picture', ...jpegSize(view) };
  if (starts(0x89, 0x50, 0x4e, 0x47))
    return { kind: 'picture', ...(bytes.length < 24 ? {} : sizeOf(view.getUint32(16), view.getUint32(20))) };
  if (textAt(bytes, 0, 4) === 'GIF8')
    return {
      kind: 'picture',
      ...(bytes.length < 10 ? {} : sizeOf(view.getUint16(6, true), view.getUint16(8, true))),
    };
  if (riff === 'WEBP') return { kind: 'picture', ...webpSize(bytes, view) };
  if (textAt(bytes, 0, 2) === 'BM') return { kind: 'picture' };
  if (/^(?:II\*\0|MM\0\*)$/.test(textAt(bytes, 0, 4))) return { kind: 'picture' };
  if (textAt(bytes, 0, 5) === '%PDF-') return { kind: 'PDF' };
  if (textAt(bytes, 4, 4) === 'ftyp')
    return { kind: pictureBrands.test(textAt(bytes, 8, 4)) ? 'picture' : 'video' };
  if (riff === 'AVI ' || starts(0x1a, 0x45, 0xdf, 0xa3) || starts(0, 0, 1, 0xba)) return { kind: 'video' };
  return { kind: 'other' };
};
