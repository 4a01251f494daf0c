/* global afterEach, beforeEach, describe, expect, test */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStamp } from './buildStamp.mjs';

let root;
const write = async (file, text) => {
  const name = path.join(root, file);
  await mkdir(path.dirname(name), { recursive: true });
  await writeFile(name, text);
};
const stamp = (env = {}, deviceOnly = false) => buildStamp(root, { deviceOnly, env });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'holeshot-stamp-'));
  await write('package.json', '{}');
  await write('mf-x/package.json', '{}');
  await write('mf-x/src/offer.ts', 'old');
});
afterEach(() => rm(root, { recursive: true }));

describe('the stamp of a build', () => {
  test.each([
    'mf-x/src/offer.ts',
    'mf-x/src/names.json',
    'mf-x/webpack.config.mjs',
    'package.json',
    'mf-x/package.json',
  ])('changes with %s', async (file) => {
    const before = stamp();
    await write(file, 'another text');
    expect(stamp()).not.toBe(before);
  });

  test.each([
    'mf-x/x.json',
    'mf-x/junit.xml',
    'x.json',
    'mf-x/dist/a.js',
    'mf-x/src/a.test.ts',
    'mf-x/README.md',
  ])('stays with a new %s, which no build reads', async (file) => {
    const before = stamp();
    await write(file, 'a report');
    expect(stamp()).toBe(before);
  });

  test('changes with a setting of the build and for the device alone, and stays with a port', () => {
    expect(stamp({ HOLESHOT_MAPS_KEY: 'key' })).not.toBe(stamp());
    expect(stamp({}, true)).not.toBe(stamp());
    expect(stamp({ HOLESHOT_PORT: '6200' })).toBe(stamp());
  });
});
