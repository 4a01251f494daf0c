import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { codeBytes, dataBytes, loadFiles } from './recognizerFiles';

const bytesOf = (name: string) => readFileSync(createRequire(__filename).resolve(name));
const code = bytesOf('tesseract.js-core/tesseract-core-simd-lstm.wasm');
const data = bytesOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
const urls = { code: 'https://app.test/code', english: 'https://app.test/english' };

const load = (answers: Record<string, () => Response>) => {
  const told: number[] = [];
  const get = ((url: string) => Promise.resolve(answers[url]?.())) as typeof fetch;
  return { told, files: loadFiles(urls, get, (share) => void told.push(share)) };
};
const wasm = { headers: { 'content-type': 'application/wasm' } };
const whole = { [urls.code]: () => new Response(code, wasm), [urls.english]: () => new Response(data) };

test('the files come unpacked, with a growing share of their bytes', async () => {
  const { told, files } = load(whole);
  const { english } = await files;
  expect(english.length).toBeGreaterThan(data.length);
  expect(told.at(-1)).toBe(1);
  expect([...told].sort((one, other) => one - other)).toEqual(told);
});

test('a missing or a damaged file is an error', async () => {
  const missing = () => new Response('', { status: 404 });
  await expect(load({ ...whole, [urls.english]: missing }).files).rejects.toThrow('404');
  const torn = () => new Response(data.subarray(0, 10_000));
  await expect(load({ ...whole, [urls.english]: torn }).files).rejects.toThrow();
});

test('the sizes by which loading is shown are those of the files', () => {
  expect({ codeBytes, dataBytes }).toEqual({ codeBytes: code.length, dataBytes: data.length });
});
