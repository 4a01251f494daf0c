import { decodeUpright } from './drawOnPaper';

const bitmap = {} as ImageBitmap;
const picture = new Blob(['picture']);

/** Gives the browser a decoder. */
const give = (decode: (picture: Blob, options?: ImageBitmapOptions) => Promise<ImageBitmap>) =>
  Object.assign(globalThis, { createImageBitmap: decode });

afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

test('a picture is turned by its EXIF', async () => {
  const decode = jest.fn(() => Promise.resolve(bitmap));
  give(decode);
  expect(await decodeUpright(picture)).toBe(bitmap);
  expect(decode).toHaveBeenCalledWith(picture, { imageOrientation: 'from-image' });
});

test.each<[string, (options: unknown) => void]>([
  [
    'throws at words it does not know',
    () => {
      throw new TypeError('not a valid enumeration value');
    },
  ],
  ['refuses them', () => undefined],
])('a browser that %s turns it anyway', async (_, hear) => {
  give((__, options) => {
    if (options === undefined) return Promise.resolve(bitmap);
    hear(options);
    return Promise.reject(new TypeError('not a valid enumeration value'));
  });
  expect(await decodeUpright(picture)).toBe(bitmap);
});

test('a file that is no picture is not tried twice', async () => {
  const decode = jest.fn(() => Promise.reject(new DOMException('', 'InvalidStateError')));
  give(decode);
  await expect(decodeUpright(picture)).rejects.toThrow();
  expect(decode).toHaveBeenCalledTimes(1);
});

test('a browser without a decoder rejects', async () => {
  await expect(decodeUpright(picture)).rejects.toThrow();
});
