import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { openTesseract } from './openTesseract';

const bytesOf = (name: string) => readFileSync(createRequire(__filename).resolve(name));
const code = bytesOf('tesseract.js-core/tesseract-core-simd-lstm.wasm');
const data = bytesOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');

/** Figures of seven rows of five dots. */
const figures: Record<string, string[]> = {
  '1': ['  #  ', ' ##  ', '  #  ', '  #  ', '  #  ', '  #  ', ' ### '],
  '2': [' ### ', '#   #', '    #', '   # ', '  #  ', ' #   ', '#####'],
  '4': ['   # ', '  ## ', ' # # ', '#  # ', '#####', '   # ', '   # '],
  '7': ['#####', '    #', '   # ', '   # ', '  #  ', '  #  ', '  #  '],
  '.': ['     ', '     ', '     ', '     ', '     ', ' ##  ', ' ##  '],
};

/** Draws lines of figures, each dot five pixels wide. */
const drawn = (lines: string[]) => {
  const [width, height] = [600, 80 * lines.length + 80];
  const picture = { width, height, data: new Uint8Array(width * height).fill(255) };
  for (const [row, line] of lines.entries())
    for (const [column, sign] of [...line].entries())
      for (const [y, dots] of (figures[sign] ?? []).entries())
        for (const [x, dot] of [...dots].entries())
          for (let at = 0; dot === '#' && at < 25; at += 1) {
            const left = 40 + column * 32 + x * 5 + (at % 5);
            const top = 50 + row * 80 + y * 5 + Math.floor(at / 5);
            picture.data[top * width + left] = 0;
          }
  return picture;
};

test('Tesseract reads numbers, each with its place, one picture after the other', async () => {
  const read = await openTesseract(await WebAssembly.compile(code), gunzipSync(data));
  const told: number[] = [];
  const found = read(drawn(['1.712  1.472', '4.721  4.417']), (share) => told.push(share));
  expect(found.map(({ text }) => text)).toEqual(['1.712', '1.472', '4.721', '4.417']);
  const [first] = found;
  expect(first?.left).toBeGreaterThan(30);
  expect(first?.right).toBeLessThan(220);
  expect(first?.confidence).toBeGreaterThan(0.5);
  expect(told.at(-1)).toBe(1);
  expect(read(drawn(['2.474']), () => undefined).map(({ text }) => text)).toEqual(['2.474']);
  expect(read(drawn([]), () => undefined)).toEqual([]);
});

test('damaged data are refused', async () => {
  const module = await WebAssembly.compile(code);
  await expect(openTesseract(module, new Uint8Array(0))).rejects.toThrow('damaged');
  await expect(openTesseract(module, gunzipSync(data).subarray(0, 1_000_000))).rejects.toThrow('damaged');
});
