/* global describe, expect, test, beforeEach, afterEach */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFolder } from './publishFolder.mjs';
import { markBad, rollBack } from './rollBack.mjs';
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
  test('writes its folder and its pointer', async () => {
    await build('f00d');
    expect(await publishFolder({ dist, to })).toBe('f00d');
    expect(await pointer()).toEqual({
      name: 'mf_logbook',
      folder: 'f00d',
      version: 'f00d',
      files: [],
      published: expect.any(String),
      number: expect.any(Number),
    });
    expect(await readFile(path.join(to, 'f00d/chunks/page.js'), 'utf8')).toBe('page of f00d');
    expect((await readdir(to)).sort()).toEqual(['current.json', 'f00d']);
  });

  test('leaves the folder before it for open tabs', async () => {
    await build('f00d');
    await publishFolder({ dist, to });
    await build('beef');
    await publishFolder({ dist, to });
    expect((await pointer()).folder).toBe('beef');
    expect(await readFile(path.join(to, 'f00d/remoteEntry.js'), 'utf8')).toBe('entry of f00d');
  });

  test('is refused at the place of another package, which stays as it is', async () => {
    await build('f00d');
    await publishFolder({ dist, to });
    await build('beef', 'beef', 'mf_weather');
    await expect(publishFolder({ dist, to })).rejects.toThrow('This is the place of mf_logbook');
    expect((await readdir(to)).sort()).toEqual(['current.json', 'f00d']);
    expect((await pointer()).folder).toBe('f00d');
  });

  test('writes no file of another package', async () => {
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

  test('changes the pointer last, once its files are there', async () => {
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

  test('leaves the pointer as it was where the folder cannot be copied', async () => {
    await build('f00d');
    await publishFolder({ dist, to });
    await build('beef');
    await rm(path.join(dist, 'beef'), { recursive: true });
    await expect(publishFolder({ dist, to })).rejects.toThrow();
    expect((await pointer()).folder).toBe('f00d');
    expect((await readdir(to)).sort()).toEqual(['current.json', 'f00d']);
  });

  test('shows a reader the old pointer or the new one, never half of it', async () => {
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

  test('fails without a pointer file in the build, and writes nothing', async () => {
    await build('f00d');
    await cp(dist, path.join(home, 'broken'), { recursive: true });
    await rm(path.join(home, 'broken/current.json'));
    await expect(publishFolder({ dist: path.join(home, 'broken'), to })).rejects.toThrow(/current\.json/);
    await expect(readdir(to)).rejects.toThrow();
  });
});

describe('a rollback', () => {
  const publishAll = async (...folders) => {
    for (const folder of folders) {
      await build(folder);
      await publishFolder({ dist, to });
    }
  };

  test('points to the version before, and again to the one before that', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc');
    expect(await rollBack({ to })).toBe('bbbb');
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa' });
    expect(await rollBack({ to })).toBe('aaaa');
    await expect(rollBack({ to })).rejects.toThrow('There is no version before aaaa');
    expect((await pointer()).folder).toBe('aaaa');
  });

  test('makes the next version skip the one that was rolled back', async () => {
    await publishAll('aaaa', 'bbbb');
    await rollBack({ to });
    await publishAll('cccc');
    expect(await pointer()).toMatchObject({ folder: 'cccc', previous: 'aaaa' });
  });

  test('has a higher number than all before it, as each publish has, whatever the clock says', async () => {
    const numbers = [];
    const note = async () => numbers.push((await pointer()).number);
    for (const folder of ['aaaa', 'bbbb', 'cccc']) {
      await publishAll(folder);
      await note();
    }
    const hour = 3_600_000;
    const ahead = { ...(await pointer()), number: Date.now() + hour };
    await writeFile(path.join(to, 'current.json'), JSON.stringify(ahead));
    await note();
    await rollBack({ to });
    await note();
    await publishAll('dddd');
    await note();
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(numbers.at(-1)).toBeGreaterThan(Date.now());
  });

  test('leads past a broken version that was published over, once it is marked', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc', 'dddd');
    await markBad(to, 'bbbb');
    expect(await rollBack({ to })).toBe('cccc');
    // A device that finds this one broken too goes back as far.
    expect(await pointer()).toMatchObject({ folder: 'cccc', previous: 'aaaa' });
    expect(await rollBack({ to })).toBe('aaaa');
  });

  test('to a named version leaves no way back to any that came after it', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc', 'dddd');
    expect(await rollBack({ to, version: 'bbbb' })).toBe('bbbb');
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa' });
    expect((await listVersions(to)).filter(({ isBad }) => isBad).map(({ folder }) => folder)).toEqual([
      'dddd',
      'cccc',
    ]);
    for (const version of ['cccc', 'dddd'])
      await expect(rollBack({ to, version })).rejects.toThrow(`${version} is marked bad`);
    await publishAll('eeee');
    expect(await rollBack({ to })).toBe('bbbb');
  });

  test('has a version again that was taken back by mistake, once it is published again', async () => {
    await publishAll('aaaa', 'bbbb');
    await rollBack({ to });
    await publishAll('bbbb', 'cccc');
    expect(await rollBack({ to })).toBe('bbbb');
  });

  test.each(['ffff', '../../etc', '', 'current.json', '.'])(
    'to %j, which is no version, changes nothing and says so',
    async (version) => {
      await publishAll('aaaa', 'bbbb');
      const before = await pointer();
      await expect(rollBack({ to, version })).rejects.toThrow(`There is no version ${version} in ${to}`);
      await expect(markBad(to, version)).rejects.toThrow(`There is no version ${version} in ${to}`);
      expect(await pointer()).toEqual(before);
    },
  );

  test('to the current version, or its mark, is refused', async () => {
    await publishAll('aaaa', 'bbbb');
    await expect(rollBack({ to, version: 'bbbb' })).rejects.toThrow('bbbb is the current version already');
    await expect(markBad(to, 'bbbb')).rejects.toThrow('bbbb is the current version: --rollback');
    expect((await listVersions(to)).some(({ isBad }) => isBad)).toBe(false);
  });

  test('keeps the share of a version whose way back is marked', async () => {
    await publishAll('aaaa', 'bbbb');
    await build('cccc');
    await publishFolder({ dist, to, share: 10 });
    await markBad(to, 'bbbb');
    expect(await pointer()).toMatchObject({ folder: 'cccc', previous: 'aaaa', share: 10 });
  });

  test('runs in no circle where older content is published again', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc', 'bbbb');
    expect(await rollBack({ to })).toBe('aaaa');
  });

  test('keeps the current version for the others where older content goes to a share', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc');
    await build('bbbb');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'cccc', share: 10 });
    expect(await rollBack({ to })).toBe('cccc');
  });

  test('still leads back where the content that all have goes to a share', async () => {
    await publishAll('aaaa', 'bbbb');
    const before = await pointer();
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toEqual(before);
    expect(await rollBack({ to })).toBe('aaaa');
  });

  test('finds the versions listed, the newest first, with the current one marked', async () => {
    await publishAll('aaaa', 'bbbb', 'cccc');
    await rollBack({ to });
    expect((await listVersions(to)).map(({ folder, isCurrent }) => [folder, isCurrent])).toEqual([
      ['cccc', false],
      ['bbbb', true],
      ['aaaa', false],
    ]);
    expect(await listVersions(path.join(home, 'nowhere'))).toEqual([]);
  });

  test('is needed by a share only: the others keep the version before', async () => {
    await publishAll('aaaa');
    await build('bbbb');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa', share: 10 });
    await publishFolder({ dist, to });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa' });
    expect(await pointer()).not.toHaveProperty('share');
  });

  test('has no place after the first version, which goes to all whatever the share', async () => {
    await build('aaaa');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).not.toHaveProperty('share');
    await build('bbbb');
    await publishFolder({ dist, to, share: 10 });
    expect(await pointer()).toMatchObject({ folder: 'bbbb', previous: 'aaaa', share: 10 });
    expect(await rollBack({ to })).toBe('aaaa');
  });

  test('never leads to a version that went to a share, though its repair goes to a share too', async () => {
    await publishAll('aaaa');
    for (const folder of ['bbbb', 'cccc']) {
      await build(folder);
      await publishFolder({ dist, to, share: 10 });
    }
    expect(await pointer()).toMatchObject({ folder: 'cccc', previous: 'aaaa', share: 10 });
    expect(await rollBack({ to })).toBe('aaaa');
  });
});
