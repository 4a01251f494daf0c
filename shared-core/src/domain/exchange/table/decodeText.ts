import type { Share } from '../../work/inOneGo';

/** Encoding of a text file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes decoded in one step. */
const stepBytes = 512 * 1024;
const sampleBytes = 64 * 1024;

const zeroShare = (bytes: Uint8Array, offset: 0 | 1): number => {
  let zeros = 0;
  let seen = 0;
  for (let at = offset; at < Math.min(bytes.length, sampleBytes); at += 2) {
    seen += 1;
    if (bytes[at] === 0) zeros += 1;
  }
  return seen === 0 ? 0 : zeros / seen;
};

/** Recognizes UTF-16 by the byte order mark, or by the zero bytes of plain letters. */
const utf16Of = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 4) return undefined;
  const [even, odd] = [zeroShare(bytes, 0), zeroShare(bytes, 1)];
  if (odd > 0.4 && even < 0.1) return 'utf-16le';
  return even > 0.4 && odd < 0.1 ? 'utf-16be' : undefined;
};

function* decoded(bytes: Uint8Array, encoding: Encoding, fatal: boolean): Generator<Share, string> {
  const decoder = new TextDecoder(encoding, { fatal });
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += stepBytes) {
    const last = at + stepBytes >= bytes.length;
    parts.push(decoder.decode(bytes.subarray(at, at + stepBytes), { stream: !last }));
    yield Math.min(1, (at + stepBytes) / bytes.length);
  }
  return parts.join('');
}

/** Decodes the text of any program in steps: UTF-8, UTF-16 or else Windows-1252; without its mark. */
export function* decodeText(bytes: Uint8Array): Generator<Share, { text: string; encoding: Encoding }> {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return { text: yield* decoded(bytes, utf16, false), encoding: utf16 };
  try {
    return { text: yield* decoded(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    return { text: yield* decoded(bytes, 'windows-1252', false), encoding: 'windows-1252' };
  }
}
