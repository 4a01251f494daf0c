/* global describe, expect, test */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { splashScreens } from './splashScreens.mjs';

const folder = path.resolve(import.meta.dirname, '../../shell/public/icons');

/** Reads size and kind of color of a PNG; 2 is without transparency, which iOS fills with black. */
const readHead = async (name) => {
  const bytes = await readFile(path.join(folder, `${name}.png`));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), color: bytes[25] };
};

describe('a picture for the home screen of iOS', () => {
  test('is an icon of 180 px without transparency', async () => {
    expect(await readHead('apple-touch-icon')).toEqual({ width: 180, height: 180, color: 2 });
  });

  test.each(splashScreens)(
    'fills the screen that it is for: $name',
    async ({ name, width, height, ratio }) => {
      expect(await readHead(name)).toEqual({ width: width * ratio, height: height * ratio, color: 2 });
    },
  );
});
