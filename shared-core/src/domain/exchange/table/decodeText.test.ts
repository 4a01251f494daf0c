import fc from 'fast-check';
import { inOneGo } from '../../work/inOneGo';
import { decodeText, type Encoding } from './decodeText';

const decoded = (bytes: Uint8Array) => inOneGo(decodeText(bytes));

const utf16 = (text: string, little: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), little);
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string): Uint8Array => Uint8Array.from(new TextEncoder().encode(text));

const text = 'Date;ET;Notes\r\n20.06.2026;11,241;Köln 87 °F\r\n';

describe('the text of a file', () => {
  test.each<[Encoding, string, Uint8Array]>([
    ['utf-8', 'UTF-8', utf8(text)],
    ['utf-8', 'UTF-8 with its mark', utf8(`\uFEFF${text}`)],
    ['utf-16le', 'UTF-16 with its mark', utf16(`\uFEFF${text}`, true)],
    ['utf-16be', 'UTF-16, big end first, with its mark', utf16(`\uFEFF${text}`, false)],
    ['utf-16le', 'UTF-16 without its mark', utf16(text, true)],
    ['utf-16be', 'UTF-16, big end first, without its mark', utf16(text, false)],
    ['windows-1252', 'Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])('is read from %s (%s), without the mark', (encoding, _name, bytes) => {
    expect(decoded(bytes)).toEqual({ text, encoding });
  });

  test('is not torn between two steps', () => {
    const long = '“é😀” '.repeat(150_000);
    expect(decoded(utf8(long)).text).toBe(long);
  });

  test('is some text for any bytes, and nothing throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof decoded(bytes).text === 'string'),
    );
  });
});
