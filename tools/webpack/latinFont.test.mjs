/* global expect, test */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { latinFont } from './latinFont.mjs';

const source = path.resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
);

test('the font of the app is half the size of its source, and the same at each build', async () => {
  const whole = await readFile(source);
  const made = await latinFont(whole);
  expect(Buffer.from(made).toString('latin1', 0, 4)).toBe('wOF2');
  expect(made.length).toBeLessThan(whole.length / 2);
  expect(Buffer.from(made).equals(Buffer.from(await latinFont(whole)))).toBe(true);
});
