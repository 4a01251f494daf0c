/* global describe, expect, test, beforeEach, afterEach */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { remoteFolders } from '../env/remoteFolders.mjs';
import { writeRemote } from './writeRemote.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const registers = ['CODEOWNERS', '.env.example', 'package-lock.json', 'shell/src/remotes/remotes.json'];
const neighbour = ['package.json', 'tsconfig.json', 'jest.config.mjs'].map(
  (file) => `${remoteFolders.at(-1)}/${file}`,
);
const pits = { name: 'pits', title: 'The pits', icon: 'pageIcon', paths: {} };

let copy;
const textOf = (file) => readFile(path.join(copy, file), 'utf8');
beforeEach(async () => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  copy = await mkdtemp(path.join(root, '.cache/new-remote-'));
  for (const file of [...registers, ...neighbour, '.prettierrc.json'])
    await cp(path.join(root, file), path.join(copy, file));
});
afterEach(() => rm(copy, { recursive: true, force: true }));

describe('a new remote', () => {
  test('is named where each remote is', async () => {
    await writeRemote(copy, pits);
    expect(JSON.parse(await textOf('shell/src/remotes/remotes.json'))).toEqual([...remoteFolders, 'mf-pits']);
    expect(await textOf('CODEOWNERS')).toContain('\n/mf-pits/         @holeshot/pits\n');
    expect(await textOf('.env.example')).toContain('\nHOLESHOT_REMOTE_MF_PITS=\n');
    const { packages } = JSON.parse(await textOf('package-lock.json'));
    const { name, version, dependencies } = JSON.parse(await textOf('mf-pits/package.json'));
    expect(packages['mf-pits']).toEqual({ name, version, dependencies });
    expect(packages['node_modules/@holeshot/mf-pits']).toEqual({ resolved: 'mf-pits', link: true });
  });

  test('offers its page, and every file is formatted', async () => {
    await writeRemote(copy, pits);
    expect(await textOf('mf-pits/src/offer.ts')).toContain("path: '/pits'");
    const args = ['--check', '--ignore-path', 'none', 'mf-pits', 'shell/src/remotes/remotes.json'];
    const { status, stderr } = spawnSync('npx', ['prettier', ...args], { cwd: copy, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 60_000);

  test('leaves the lockfile as it is beside its own two entries', async () => {
    const before = await textOf('package-lock.json');
    await writeRemote(copy, pits);
    const after = JSON.parse(await textOf('package-lock.json'));
    delete after.packages['mf-pits'];
    delete after.packages['node_modules/@holeshot/mf-pits'];
    expect(`${JSON.stringify(after, null, 2)}\n`).toBe(before);
  });

  test('is refused where its name or path is taken or cannot stand in code, and nothing is written', async () => {
    const before = await Promise.all(registers.map(textOf));
    await expect(writeRemote(copy, { ...pits, name: 'weather' })).rejects.toThrow('mf-weather already');
    await expect(writeRemote(copy, { ...pits, name: 'Pits' })).rejects.toThrow('small letters');
    await expect(writeRemote(copy, { ...pits, title: "The racer's pit" })).rejects.toThrow('stand in code');
    await expect(writeRemote(copy, { ...pits, paths: { '/pits': 'shell' } })).rejects.toThrow('one of shell');
    expect(await Promise.all(registers.map(textOf))).toEqual(before);
    expect(existsSync(path.join(copy, 'mf-pits'))).toBe(false);
  });
});
