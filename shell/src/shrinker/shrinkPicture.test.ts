import { pictureBytes } from '@holeshot/shared-core';
import { shrinkPicture, type OpenPicture } from './shrinkPicture';

/** The first bytes of a JPEG of this size. */
const jpegOf = (width: number, height: number): Blob => {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0];
  const camera = [0xff, 0xe1, 0, 6, ...new TextEncoder().encode('Exif')];
  return fileOf(new Uint8Array([0xff, 0xd8, ...camera, ...frame]));
};
// jsdom's files lack `arrayBuffer`.
const fileOf = (content: string | Uint8Array<ArrayBuffer>): Blob => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const slice = (from = 0, to = bytes.length) => fileOf(bytes.slice(from, to));
  return { slice, size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.slice().buffer) } as never;
};

/** A picture of which each megapixel takes a megabyte at full quality. */
const opened = (width: number, height: number) => {
  const drawn: [width: number, height: number, quality: number][] = [];
  const close = jest.fn();
  const picture: OpenPicture = {
    ...{ width, height, close },
    drawn: (...asked) => {
      drawn.push(asked);
      const [wide, high, quality] = asked;
      return Promise.resolve({ type: 'image/jpeg', size: wide * high * quality * 0.13 } as Blob);
    },
  };
  return { drawn, close, open: jest.fn(() => Promise.resolve(picture)) };
};

test('a photo is scaled until it has at most 150 KB, and let go', async () => {
  const { drawn, close, open } = opened(3000, 4000);
  const shrunk = await shrinkPicture(jpegOf(4000, 3000), open);
  expect(shrunk.ok && shrunk.value.size).toBeLessThanOrEqual(pictureBytes);
  expect(drawn).toEqual([
    [1200, 1600, 0.8],
    [1200, 1600, 0.6],
  ]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a small picture keeps its size', async () => {
  const { drawn, open } = opened(320, 200);
  await shrinkPicture(jpegOf(320, 200), open);
  expect(drawn).toEqual([[320, 200, 0.8]]);
});

test.each([
  ['%PDF-1.7', 'This file is a PDF. Nothing was added. Choose a JPEG, PNG or WebP picture.'],
  ['\0\0\0\x18ftypmp42', 'This file is a video. Nothing was added. Choose a JPEG, PNG or WebP picture.'],
  ['GIF89a', 'This file is a GIF, which may move. Nothing was added. Choose a JPEG, PNG or WebP picture.'],
  ['<svg onload="x">', 'This file is no picture. Nothing was added. Choose a JPEG, PNG or WebP picture.'],
  ['', 'This file is no picture. Nothing was added. Choose a JPEG, PNG or WebP picture.'],
])('a file that begins with %j is not opened', async (content, message) => {
  const { open } = opened(10, 10);
  expect(await shrinkPicture(fileOf(content), open)).toEqual({
    ok: false,
    failure: { code: 'no-picture', message },
  });
  expect(open).not.toHaveBeenCalled();
});

test('one of 60 megapixels is not opened, and one whose size shows only then is let go', async () => {
  const { open, close } = opened(9000, 6700);
  const told = {
    ok: false,
    failure: { code: 'picture-too-large', message: expect.stringContaining('60 mega') },
  };
  expect(await shrinkPicture(jpegOf(9000, 6700), open)).toMatchObject(told);
  expect(open).not.toHaveBeenCalled();
  expect(await shrinkPicture(fileOf('BM'), open)).toMatchObject(told);
  expect(close).toHaveBeenCalledTimes(1);
});

test('one that the browser cannot open, such as HEIC, or not draw, is a sentence', async () => {
  const closed = { ok: false, failure: { code: 'picture-closed' } };
  const heic = fileOf('\0\0\0\x18ftypheic');
  expect(await shrinkPicture(heic, () => Promise.reject(new Error('no codec')))).toMatchObject(closed);
  const { open, close } = opened(100, 100);
  const torn = async () => ({ ...(await open()), drawn: () => Promise.reject(new Error('no memory')) });
  expect(await shrinkPicture(heic, torn)).toMatchObject(closed);
  expect(close).toHaveBeenCalledTimes(1);
  const asPng = async () => ({
    ...(await open()),
    drawn: () => Promise.resolve({ type: 'image/png', size: 9 } as Blob),
  });
  expect(await shrinkPicture(heic, asPng)).toMatchObject(closed);
});
