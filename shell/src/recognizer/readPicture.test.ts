import type { ReadingProgress } from '@holeshot/shared-core';
import { readPicture } from './readPicture';

/** First bytes of a PNG of this size. */
const png = (width: number, height: number): Blob => {
  const head = new DataView(new ArrayBuffer(24));
  head.setUint32(0, 0x89504e47);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Blob([head]);
};

const soft = { width: 90, height: 40, data: new Uint8Array(3600) };
const word = { text: 'LEFT', confidence: 0.9, left: 20, top: 10, right: 80, bottom: 20 };

const read = async (picture: Blob, changes: Partial<Parameters<typeof readPicture>[1]> = {}) => {
  const told: ReadingProgress[] = [];
  const result = await readPicture(picture, {
    decode: () => Promise.resolve({ width: 200, height: 100, data: new Uint8ClampedArray(80_000) }),
    // Half as large, and moved by ten pixels.
    flatten: () => ({
      width: 90,
      height: 40,
      data: new Uint8Array(3600),
      soft,
      back: [2, 0, 10, 0, 2, 10, 0, 0, 1],
      hasPaper: true,
      hasText: true,
      unsure: [],
    }),
    open: (loaded) => {
      loaded(1);
      return Promise.resolve((_, progress) => {
        progress(1);
        return [word];
      });
    },
    progress: (progress) => void told.push(progress),
    ...changes,
  });
  return { result, told };
};

test('the text of a picture comes with the place of each word in the picture', async () => {
  const { result, told } = await read(png(200, 100));
  expect(result).toEqual({
    ok: true,
    value: {
      text: 'LEFT',
      words: [
        {
          line: 0,
          column: 0,
          length: 4,
          confidence: 1,
          box: { left: 0.25, top: 0.3, width: 0.6, height: 0.2 },
        },
      ],
    },
  });
  expect(told).toEqual([
    { step: 'loading', share: 1 },
    { step: 'reading', share: 0 },
    { step: 'reading', share: 0.5 },
    { step: 'reading', share: 1 },
  ]);
});

test('the box of a word ends with the picture', async () => {
  const flatten = () => ({
    ...{ width: 90, height: 40, data: new Uint8Array(3600), hasPaper: false, hasText: true, unsure: [] },
    soft,
    back: [10, 0, -300, 0, 0, -50, 0, 0, 1],
  });
  const { result } = await read(png(200, 100), { flatten });
  expect(result).toMatchObject({ value: { words: [{ box: { left: 0, top: 0, width: 1, height: 0 } }] } });
});

test.each([
  ['no-picture', 'a PDF', new Blob(['%PDF-1.7'])],
  ['no-picture', 'a video', new Blob(['\0\0\0\0ftypisom'])],
  ['no-picture', 'another kind', new Blob(['date;et'])],
  ['no-picture', 'another kind', new Blob([])],
  ['picture-too-large', '60 megapixels. The limit is 50.', png(10_000, 6_000)],
])('%s: %s is refused before anything is loaded', async (code, words, file) => {
  const open = jest.fn();
  const decode = jest.fn();
  const { result } = await read(file, { open, decode });
  expect(result).toMatchObject({ ok: false, failure: { code, message: expect.stringContaining(words) } });
  expect(open).not.toHaveBeenCalled();
  expect(decode).not.toHaveBeenCalled();
});

test('a picture that the browser cannot open, such as HEIC, is a failure', async () => {
  const { result } = await read(new Blob(['\0\0\0\0ftypheic']), {
    decode: () => Promise.reject(new Error('InvalidStateError')),
  });
  expect(result).toMatchObject({ ok: false, failure: { code: 'picture-closed' } });
});

test('without its files the recognizer is missing', async () => {
  const { result } = await read(png(200, 100), { open: () => Promise.reject(new Error('offline')) });
  expect(result).toMatchObject({ ok: false, failure: { code: 'recognizer-missing' } });
});

test('a picture without lines of text is not handed to the recognizer, which would search it for long', async () => {
  const recognize = jest.fn();
  const { result } = await read(png(200, 100), {
    flatten: () => ({
      ...{
        width: 90,
        height: 40,
        data: new Uint8Array(3600),
        soft,
        back: [],
        hasPaper: false,
        hasText: false,
        unsure: [],
      },
    }),
    open: () => Promise.resolve(recognize),
  });
  expect(result).toEqual({ ok: true, value: { text: '', words: [] } });
  expect(recognize).not.toHaveBeenCalled();
});

test('a picture without text has none', async () => {
  const { result } = await read(png(200, 100), { open: () => Promise.resolve(() => []) });
  expect(result).toEqual({ ok: true, value: { text: '', words: [] } });
});

test('a word whose zero may have been an eight is trusted little, and the others are', async () => {
  const { result } = await read(png(200, 100), {
    flatten: () => ({
      ...{ width: 90, height: 40, data: new Uint8Array(3600), soft, back: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
      ...{ hasPaper: true, hasText: true, unsure: [{ left: 30, top: 12, right: 36, bottom: 18 }] },
    }),
    open: () =>
      Promise.resolve(() => [
        { ...word, text: '1.80' },
        { ...word, text: '1.70', top: 25, bottom: 35 },
      ]),
  });
  expect(result).toMatchObject({ value: { words: [{ confidence: 0.6 }, { confidence: 1 }] } });
});
