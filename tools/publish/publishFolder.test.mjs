/* global describe, expect, test, beforeEach, afterEach */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFolder, rollBack } from './publishFolder.mjs';
import { listVersions } from './versions.mjs';

let home;
let dist;
let to;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'holeshot-publish-'));
  dist = path.join(home, 'dist');
  to = path.join(home, 'site/remotes/mf-logbook');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const build = async (folder, version = folder, name = 'mf_logbook') => {
  await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, folder, 'chunks'), { recursive: true });
  await writeFile(path.join(dist, folder, 'remoteEntry.js'), `entry of ${version}`);
  await writeFile(path.join(dist, folder, 'chunks/page.js'), `page of ${version}`);
  await writeFile(path.join(dist, 'current.json'), JSON.stringify({ name, folder, version, files: [] }));
};
const pointer = async () => JSON.parse(await readFile(path.join(to, 'current.json'), 'utf8'));

describe('publishing a remote', () => {
  test('puts its folder and its pointer file where nothing was', async () => {
    await build('f00d');
    expect(await publishFolder({ dist, to })).toBe('f00d');
    expect(await pointer()).toEqual({
      name: 'mf_logbook',
      folder: 'f00d',
      version: 'f00d',
      files: [],
      published: expect.any(String),
    });
    expect(await readFile(path.join(to, 'f00d/chunks/page.js'), 'utf8')).toBe('page of f00d');
    expect((await readdir(to)).sort()).toEqual(['current.json', 'f00d']);
  });

  test('keeps the folder before it, for those who still have it open', async () => {
    await build('f00d');
    await publishFolder({ dist, to });
    await build('beef');
    await publishFolder({ dist, to });
    expect((await pointer()).folder).toBe('beef');
    expect(await readFile(path.join(to, 'f00d/remoteEntry.js'), 'utf8')).toBe('entry of f00d');
  });

  test('is refused at the place of another package, which keeps what it had', async () => {
    await build('f00d');
    await publishFolder({ dist, to });
    await build('beef', 'beef', 'mf_weather');
    await expect(publishFolder({ dist, to })).rejects.toThrow('This is the place of mf_logbook');
    expect((await readdir(to)).sort()).toEqual(['current.json', 'f00d']);
    expect((await pointer()).folder).toBe('f00d');
  });

  test('touches nothing that is not its own', async () => {
    const site = path.join(home, 'site');
    await mkdir(path.join(site, 'remotes/mf-vehicles'), { recursive: true });
    await mkdir(to, { recursive: true });
    const others = ['index.html', 'remotes/mf-vehicles/current.json', 'remotes/mf-logbook/notes.txt'];
    for (const other of others) await writeFile(path.join(site, other), 'somebody else’s');
    await build('f00d');
    await publishFolder({ dist, to });
    for (const other of others)
      expect(await readFile(path.join(site, other), 'utf8')).toBe('somebody else’s');
    expect((await readdir(site)).sort()).toEqual(['index.html', 'remotes']);
  });

  test('changes the pointer last, when all that it points to is there', async () => {
    await build('f00d');
    await publishFolder({ dist, to });
    await build('beef');
    const atSwap = [];
    const watcher = watch(to, (_, name) => {
      if (name === 'current.json') atSwap.push(publishedOf('beef'));
    });
    const publishedOf = (folder) =>
      Promise.all(
        ['remoteEntry.js', 'chunks/page.js'].map((file) => readFile(path.join(to, folder, file), 'utf8')),
      );
    await publishFolder({ dist, to });
    await new Promise((resolve) => setTimeout(resolve, 200));
    watcher.close();
    expect(atSwap.length).toBeGreaterThan(0);
    for (const seen of await Promise.all(atSwap)) expect(seen).toEqual(['entry of beef', 'page of beef']);
  });

  test('leaves the pointer as it was when the folder cannot be copied', async () => {
    await build('f00d');
    await publishFolder({ dist, to });
    await build('beef');
    await rm(path.join(dist, 'beef'), { recursive: true });
    await expect(publishFolder({ dist, to })).rejects.toThrow();
    expect((await pointer()).folder).toBe('f00d');
    expect((await readdir(to)).sort()).toEqual(['current.json', 'f00d']);
  });

  test('is never seen half: whoever reads meanwhile has the old pointer or the new one', async () => {
    const long = { folder: 'f00d', files: Array.from({ length: 20_000 }, (_, i) => `chunk-${i}`) };
    await build('f00d');
    await writeFile(path.join(dist, 'current.json'), JSON.stringify(long));
    await publishFolder({ dist, to });
    let reading = true;
    let reads = 0;
    const reader = (async () => {
      while (reading) {
        expect((await pointer()).files).toHaveLength(20_000);
        reads += 1;
      }
    })();
    for (let i = 0; i < 20; i += 1) await publishFolder({ dist, to });
    reading = false;
    await reader;
    expect(reads).toBeGreaterThan(0);
  });

  test('of a build without a pointer file is an error, and writes nothing', async () => {
    await build('f00d');
    await cp(dist, path.join(home, 'broken'), { recursive: true });
    await rm(path.join(home, 'broken/current.json'));
    await expect(publishFolder({ dist: path.join(home, 'broken'), to })).rejects.toThrow(/current\.json/);
    await expect(readdir(to)).rejects.toThrow();
  });
});

describe('going back to the version before', () => {
  const publishAll = async (...folders) => {
    for (const folder of folders) {
      await build(folder);
      await publishFolder({ dist, to });
    }
  };

  test('points to it again, and again to the one before that', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc');
    expect(await rollBack({ to })).toBe('bbbb');
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa' });
    expect(await rollBack({ to })).toBe('aaaa');
    await expect(rollBack({ to })).rejects.toThrow('There is no version before aaaa');
    expect((await pointer()).folder).toBe('aaaa');
  });

  test('leaves out what was gone back from, when the next one is published', async () => {
    await publishAll('aaaa', 'bbbb');
    await rollBack({ to });
    await publishAll('cccc');
    expect(await pointer()).toMatchObject({ folder: 'cccc', previous: 'aaaa' });
  });

  test('is the one that it was, where older content is published again: the way back leads in no circle', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc', 'bbbb');
    expect(await rollBack({ to })).toBe('aaaa');
  });

  test('stays with those who do not get older content that goes to a share', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc');
    await build('bbbb');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'cccc', share: 10 });
    expect(await rollBack({ to })).toBe('cccc');
  });

  test('is left as it is where the content that all have goes to a share: the way back leads on', async () => {
    await publishAll('aaaa', 'bbbb');
    const before = await pointer();
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toEqual(before);
    expect(await rollBack({ to })).toBe('aaaa');
  });

  test('is listed, the newest first, with the one that is current', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc');
    await rollBack({ to });
    expect((await listVersions(to)).map(({ folder, isCurrent }) => [folder, isCurrent])).toEqual([
      ['cccc', false],
      ['bbbb', true],
      ['aaaa', false],
    ]);
    expect(await listVersions(path.join(home, 'nowhere'))).toEqual([]);
  });

  test('is not needed by those who never got it: a share is told apart, and keeps the one before', async () => {
    await publishAll('aaaa');
    await build('bbbb');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa', share: 10 });
    await publishFolder({ dist, to });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa' });
    expect(await pointer()).not.toHaveProperty('share');
  });

  test('that is the first goes to all, whatever the share, and the others stay with it', async () => {
    await build('aaaa');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).not.toHaveProperty('share');
    await build('bbbb');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa', share: 10 });
    expect(await rollBack({ to })).toBe('aaaa');
  });

  test('that went to a share is nobody else’s version before, though its repair goes to a share too', async () => {
    await publishAll('aaaa');
    for (const folder of ['bbbb', 'cccc']) {
      await build(folder);
      await publishFolder({ dist, to, share: 10 });
    }
    expect(await pointer()).toMatchObject({ folder: 'cccc', previous: 'aaaa', share: 10 });
    expect(await rollBack({ to })).toBe('aaaa');
  });
});
