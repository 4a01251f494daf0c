import { freePlace, pictureCharacters, pictureId, pictureType } from './PassPicture';

const typeOf = (...bytes: readonly (number | string)[]) =>
  pictureType(
    btoa(bytes.map((byte) => (typeof byte === 'string' ? byte : String.fromCharCode(byte))).join('')),
  );

test('the first bytes tell the type of a picture, and any other file has none', () => {
  expect(typeOf(0xff, 0xd8, 0xff, 0xe0, 'JFIF')).toBe('image/jpeg');
  expect(typeOf(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0)).toBe('image/png');
  for (const size of [0, 77, 255])
    expect(typeOf('RIFF', size, size, size, size, 'WEBPVP8 ')).toBe('image/webp');
  for (const start of ['GIF89a', '%PDF-1.7', '<svg xmlns=', 'RIFF1234WAVEfmt ', '\0\0\0 ftypheic', ''])
    expect([start, typeOf(start)]).toEqual([start, undefined]);
});

test('150 KB fill a picture exactly', () => {
  expect(btoa('x'.repeat(150 * 1024)).length).toBe(pictureCharacters);
});

test('a picture is stored under its pass and its place, the first that is free', () => {
  expect(pictureId({ log_entry_uid: 'a_b', n: 2 })).toBe('a_b_2');
  expect(freePlace([])).toBe(0);
  expect(freePlace([{ n: 0 }, { n: 2 }])).toBe(1);
  expect(freePlace([0, 1, 2, 3].map((n) => ({ n })))).toBeUndefined();
});
