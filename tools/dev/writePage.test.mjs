/* global describe, expect, test, beforeEach, afterEach */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
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

const rest = { icon: 'seasonIcon', paths: {} };
const source = (file) => readFile(path.join(dir, 'src', file), 'utf8');

describe('a new page of a remote', () => {
  test('is refused where its path is taken or its name cannot stand in code, and nothing is written', async () => {
    await writePage(dir, { page: 'history', title: 'History', ...rest });
    const before = await source('offer.ts');
    await expect(writePage(dir, { page: 'history', title: 'History', ...rest })).rejects.toThrow(
      'There is a page /history already.',
    );
    await expect(writePage(dir, { page: 'My Runs', title: 'My runs', ...rest })).rejects.toThrow(
      'small letters',
    );
    await expect(writePage(dir, { page: 'pits', title: "The racer's pit", ...rest })).rejects.toThrow(
      'cannot stand in code',
    );
    expect(await source('offer.ts')).toBe(before);
  });

  test('is refused where its path is a page of the shell or of any remote, and nothing is written', async () => {
    const before = await source('offer.ts');
    for (const [page, owner] of [
      ['about', 'shell'],
      ['predictions', 'mf_predictions'],
    ]) {
      const { status, stderr } = spawnSync('node', [path.join(root, 'tools/new-page.mjs'), page, 'A page'], {
        cwd: dir,
        encoding: 'utf8',
      });
      expect(stderr).toContain(`There is a page /${page} already: it is one of ${owner}.`);
      expect(status).toBe(2);
    }
    expect(await source('offer.ts')).toBe(before);
  }, 60_000);

  test('is refused where a folder has its name, and nothing is written', async () => {
    const before = await source('offer.ts');
    await expect(writePage(dir, { page: 'observation', title: 'Observation', ...rest })).rejects.toThrow(
      'There is a folder src/observation already',
    );
    expect(await source('offer.ts')).toBe(before);
  });

  test('is a room of its remote, which the linter knows', async () => {
    const roomsFile = path.join(dir, 'rooms.mjs');
    await cp(path.join(root, 'tools/lint/rooms.mjs'), roomsFile);
    const remote = path.join(dir, 'mf-weather');
    await cp(path.join(dir, 'src'), path.join(remote, 'src'), { recursive: true });
    await writePage(remote, { page: 'my-runs', title: 'My runs', ...rest, roomsFile });
    expect(await readFile(roomsFile, 'utf8')).toContain("  'mf-weather/src': {\n    'my-runs': below(),\n");
  });
});
