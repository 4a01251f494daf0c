/* global describe, expect, test, beforeEach, afterEach */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let home;
beforeEach(async () => (home = await mkdtemp(path.join(tmpdir(), 'holeshot-shell-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

const pointerOf = async (place, pointer) => {
  await mkdir(path.join(home, place, pointer.folder), { recursive: true });
  await writeFile(path.join(home, place, 'current.json'), JSON.stringify(pointer));
  await writeFile(path.join(home, place, pointer.folder, 'index.html'), '');
};
const shell = (logBooks) => ({
  ...{ name: 'shell', folder: 'f00d', version: '1', files: [] },
  ...{ contract: 1, ports: { logBooks }, modules: {} },
});
const remote = {
  ...{ name: 'mf_logbook', folder: 'beef', entry: 'x.js', files: [], contract: 1, uses: {} },
  offer: { title: 'Log Book', needs: { logBooks: 1 }, pages: {}, dialogs: {}, widgets: {} },
};
const publish = (...more) =>
  spawnSync(
    'npm',
    [
      'run',
      '--silent',
      'publish-remote',
      '-w',
      'shell',
      '--',
      '--to',
      `${home}/site`,
      '--dist',
      `${home}/dist`,
    ].concat(more),
    { cwd: path.resolve(import.meta.dirname, '../..'), encoding: 'utf8' },
  );

describe('a shell that no longer serves a published remote', () => {
  test('is refused with the remote and its need, and published with --anyway', async () => {
    await pointerOf('site/remotes/mf-logbook', remote);
    await pointerOf('dist', shell([2]));
    const refused = publish();
    expect(refused.stderr).toContain('mf-logbook needs logBooks 1');
    expect(refused.status).toBe(2);
    await expect(readFile(`${home}/site/shell/current.json`)).rejects.toThrow('ENOENT');
    expect(publish('--anyway')).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(await readFile(`${home}/site/shell/current.json`, 'utf8')).folder).toBe('f00d');
  }, 60_000);

  test('is refused where only the version of the others needs what it lacks', async () => {
    const canary = { ...remote, folder: 'cafe', offer: { ...remote.offer, needs: { logBooks: 2 } } };
    await pointerOf('site/remotes/mf-logbook', { ...canary, share: 10, previous: 'beef' });
    const old = path.join(home, 'site/remotes/mf-logbook/beef');
    await mkdir(old);
    await writeFile(path.join(old, 'pointer.json'), JSON.stringify(remote));
    await pointerOf('dist', shell([2]));
    const refused = publish();
    expect(refused.stderr).toContain('mf-logbook needs logBooks 1');
    expect(refused.status).toBe(2);
  }, 60_000);

  test('is published where it serves both versions of the port', async () => {
    await pointerOf('site/remotes/mf-logbook', remote);
    await pointerOf('dist', shell([1, 2]));
    expect(publish()).toMatchObject({ status: 0, stderr: '' });
  }, 60_000);
});

test('a rollback to a version that is not there says so in a sentence', async () => {
  await pointerOf('site/shell', shell([1]));
  const publishOther = (...more) => publish(...more).stderr;
  expect(publishOther('--rollback', 'beef')).toBe(
    `There is no version beef in ${home}/site/shell: --list names them.\n`,
  );
  expect(publishOther('--rollback')).toBe(`There is no version before f00d in ${home}/site/shell.\n`);
  expect(publishOther('beef')).toContain('"beef" is one word too many');
}, 60_000);
