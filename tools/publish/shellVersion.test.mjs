/* global describe, expect, test, beforeEach, afterEach */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFolder } from './publishFolder.mjs';
import { rollBack } from './rollBack.mjs';
import { activateShell, makeShellVersion } from './shellVersion.mjs';

let home;
beforeEach(async () => (home = await mkdtemp(path.join(tmpdir(), 'holeshot-shell-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

const served = { contract: 1, ports: { session: [1, 2], clock: [1] }, modules: { react: '19.3.1' } };
const site = () => path.join(home, 'site');
const read = (name) => readFile(path.join(site(), name), 'utf8');
const publish = async (version, pages = {}) => {
  const built = path.join(home, 'built');
  await rm(built, { recursive: true, force: true });
  await mkdir(path.join(built, 'static'), { recursive: true });
  await writeFile(path.join(built, 'index.html'), `page of ${version}`);
  await mkdir(path.join(built, 'pages'));
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(built, name), text);
  await writeFile(path.join(built, 'sw.js'), `worker of ${version}`);
  await writeFile(path.join(built, `static/main.${version}.js`), version);
  await makeShellVersion({ built, dist: path.join(home, 'dist'), served });
  return publishFolder({
    dist: path.join(home, 'dist'),
    to: path.join(site(), 'shell'),
    activate: activateShell(site()),
  });
};

describe('publishing the shell', () => {
  test('puts its files to the root of the site, beside those of open tabs', async () => {
    await publish('one');
    await publish('two');
    expect(await read('index.html')).toBe('page of two');
    expect(await read('sw.js')).toBe('worker of two');
    expect(await read('static/main.one.js')).toBe('one');
    expect(await read('static/main.two.js')).toBe('two');
  });

  test('leaves the remotes alone', async () => {
    await mkdir(path.join(site(), 'remotes/mf-logbook'), { recursive: true });
    await writeFile(path.join(site(), 'remotes/mf-logbook/current.json'), 'theirs');
    await publish('one');
    expect(await read('remotes/mf-logbook/current.json')).toBe('theirs');
  });

  test('can be rolled back', async () => {
    const one = await publish('one');
    await publish('two');
    expect(await rollBack({ to: path.join(site(), 'shell'), activate: activateShell(site()) })).toBe(one);
    expect(await read('index.html')).toBe('page of one');
    expect(await read('sw.js')).toBe('worker of one');
  });

  test('can be rolled back to a version from before the public pages: its page answers each path', async () => {
    await publish('one');
    await publish('two', { 'app.html': 'app of two', 'pages/about.html': 'about of two' });
    expect(await read('app.html')).toBe('app of two');
    expect(await read('pages/about.html')).toBe('about of two');
    expect(await read('pages/privacy.html')).toBe('app of two');
    await rollBack({ to: path.join(site(), 'shell'), activate: activateShell(site()) });
    for (const name of ['index.html', 'app.html', 'pages/about.html', 'pages/privacy.html'])
      expect(await read(name)).toBe('page of one');
  });

  test('names what it serves in its pointer', async () => {
    await publish('one');
    expect(JSON.parse(await read('shell/current.json'))).toMatchObject(served);
  });
});
