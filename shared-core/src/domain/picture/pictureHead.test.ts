import { pictureHead } from './pictureHead';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const size = { width: 640, height: 480 };
const big = [0x02, 0x80, 0x01, 0xe0];
const none = (count: number): number[] => Array.from({ length: count }, () => 0);

describe('the head of a file', () => {
  test.each([
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], none(4), 'IHDR', [0, 0, 0x02, 0x80, 0, 0, 0x01, 0xe0])],
    ['GIF', bytes('GIF89a', [0x80, 0x02, 0xe0, 0x01])],
    [
      'JPEG behind its EXIF',
      bytes(
        [0xff, 0xd8, 0xff, 0xe1, 0, 6],
        none(4),
        [0xff, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80],
        none(10),
      ),
    ],
    ['WebP', bytes('RIFF', none(4), 'WEBPVP8 ', none(10), [0x80, 0x02, 0xe0, 0x01], none(4))],
    [
      'WebP with a head',
      bytes('RIFF', none(4), 'WEBPVP8X', none(8), [0x7f, 0x02, 0, 0xdf, 0x01, 0], none(4)),
    ],
    ['WebP without loss', bytes('RIFF', none(4), 'WEBPVP8L', none(5), [0x7f, 0xc2, 0x77, 0], none(9))],
  ])('tells the size of a %s', (_, head) => {
    expect(pictureHead(head)).toEqual({ kind: 'picture', size });
  });

  test.each([
    ['picture', bytes(none(4), 'ftypheic')],
    ['picture', bytes(none(4), 'ftypavif')],
    ['picture', bytes('BM')],
    ['picture', bytes([0xff, 0xd8, 0xff], big)],
    ['PDF', bytes('%PDF-1.7')],
    ['video', bytes(none(4), 'ftypqt  ')],
    ['video', bytes(none(4), 'ftypisom')],
    ['video', bytes([0x1a, 0x45, 0xdf, 0xa3])],
    ['video', bytes('RIFF', none(4), 'AVI LIST')],
    ['other', bytes('RIFF', none(4), 'WAVE')],
    ['other', bytes('date;et')],
    ['other', bytes()],
  ])('tells a %s', (kind, head) => {
    expect(pictureHead(head).kind).toBe(kind);
  });

  test('is read of a file that breaks off anywhere', () => {
    const whole = bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff], none(40));
    for (let end = 0; end < whole.length; end += 1)
      expect(() => pictureHead(whole.slice(0, end))).not.toThrow();
    for (const start of ['GIF8', 'RIFF....WEBPVP8X', '\x89PNG', 'RIFF....WEBPVP8L'])
      for (let more = 0; more < 20; more += 1)
        expect(() => pictureHead(bytes(start, none(more)))).not.toThrow();
  });
});
