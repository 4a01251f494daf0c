/* global describe, expect, test, beforeEach, afterEach */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePage } from './writePage.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let dir;
beforeEach(async () => {
  // Node finds the packages from below the root.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  dir = await mkdtemp(path.join(root, '.cache/new-page-'));
  await cp(path.join(root, 'mf-weather/src'), path.join(dir, 'src'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const run = (...args) => {
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? 'fine' : stdout + stderr;
};
const rest = { icon: 'seasonIcon', paths: {} };
const source = (file) => readFile(path.join(dir, 'src', file), 'utf8');

describe('a new page of a remote', () => {
  test('stands in the offer and in the code, compiles, is formatted, and its own test is green', async () => {
    await writePage(dir, { page: 'my-runs', title: 'My runs', ...rest });
    await writePage(dir, { page: 'history', title: 'History', ...rest });
    expect(await source('offer.ts')).toContain("path: '/my-runs'");
    expect(await source('offer.ts')).toContain('icon: icons.seasonIcon');
    await writeFile(
      path.join(dir, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: { types: ['jest', 'node', '@testing-library/jest-dom'] },
        include: ['src/remote.ts', 'src/my-runs', 'src/history'],
      }),
    );
    await cp(path.join(root, '.prettierrc.json'), path.join(dir, '.prettierrc.json'));
    await writeFile(
      path.join(dir, 'jest.config.mjs'),
      "import { jestPreset } from '../../tools/jest/jestPreset.mjs';\nexport default jestPreset();\n",
    );
    expect(run('tsc', '--noEmit', '-p', '.')).toBe('fine');
    expect(run('jest', 'my-runs', 'history')).toBe('fine');
    expect(run('prettier', '--check', '--ignore-path', 'none', 'src')).toBe('fine');
  }, 180_000);
});
