/* global describe, expect, test, beforeEach, afterEach */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  bringPlace,
  deployCommand,
  refuseRemoteSite,
  remoteSiteConfig,
  shellSiteConfig,
} from './hostingSite.mjs';
import { publishFolder } from './publishFolder.mjs';
import { rollBack } from './rollBack.mjs';
import { currentOf, listVersions } from './versions.mjs';

const { default: hosting } = createRequire(import.meta.url)('superstatic');

let home;
let server;
let place;
const published = () => path.join(home, 'published');
const next = () => path.join(home, 'next');

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'holeshot-site-'));
  server = createServer((request, response) =>
    readFile(path.join(published(), new URL(request.url, 'http://site').pathname)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    ),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${server.address().port}/`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(home, { recursive: true, force: true });
});

const hashed = 'public, max-age=3600, stale-while-revalidate=31536000';

/** Serves the folder as Firebase Hosting would serve the site of the shell, or one with other settings. */
const serveHome = async (settings) => {
  const config = { ...(settings ?? (await shellSiteConfig('.'))), public: '.' };
  const answer = hosting({ cwd: home, config });
  const site = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${site.address().port}`,
    close: () => {
      site.closeAllConnections();
      return new Promise((resolve) => site.close(resolve));
    },
  };
};

const publish = async (folder, to, share) => {
  const dist = path.join(home, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, folder), { recursive: true });
  const text = `code of ${folder}`;
  await writeFile(path.join(dist, folder, 'remoteEntry.js'), text);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const files = [{ url: `${folder}/remoteEntry.js`, sha256, bytes: text.length }];
  await writeFile(path.join(dist, 'current.json'), JSON.stringify({ folder, version: folder, files }));
  await publishFolder({ dist, to, share });
};

describe('the site of the shell', () => {
  test('is refused where it holds a remote', async () => {
    await mkdir(published(), { recursive: true });
    const root = path.join(published(), 'current.json');
    await writeFile(root, JSON.stringify({ name: 'mf_logbook' }));
    await expect(refuseRemoteSite(place)).rejects.toThrow('is the site of mf_logbook');
  });

  test('may be new or hold an app', async () => {
    await refuseRemoteSite(place);
    await mkdir(published(), { recursive: true });
    await writeFile(path.join(published(), 'current.json'), '<!doctype html>');
    await refuseRemoteSite(place);
  });

  test('forbids a browser to hold a page that was left, and lets it store the other files', async () => {
    for (const file of ['index.html', 'app.html', 'pages/about.html', 'sw.js', 'static/main.js']) {
      await mkdir(path.dirname(path.join(home, file)), { recursive: true });
      await writeFile(path.join(home, file), 'text');
    }
    const site = await serveHome();
    const pages = ['/', '/app.html', '/about', '/pages/about.html', '/logbook', '/vehicles/deleted'];
    const cached = {};
    for (const url of [...pages, '/sw.js', '/static/main.js']) {
      const { headers } = await fetch(`${site.url}${url}`);
      cached[url] = headers.get('cache-control');
    }
    await site.close();
    expect(cached).toEqual({
      ...Object.fromEntries(pages.map((page) => [page, 'no-store'])),
      '/sw.js': 'no-cache',
      '/static/main.js': hashed,
    });
  });

  test.each([
    ['the shell', () => shellSiteConfig('.'), ['/static/none.js', '/remotes/mf-logbook/f00d/none.js']],
    ['a remote', () => remoteSiteConfig('.'), ['/f00d/none.js']],
  ])(
    'answers for a missing file of %s with what no browser keeps for longer than an hour',
    async (...row) => {
      const [, settings, missing] = row;
      const site = await serveHome(await settings());
      const answers = await Promise.all(missing.map((url) => fetch(`${site.url}${url}`)));
      await site.close();
      // Within a year it is given once more while the browser asks anew.
      for (const { status, headers } of answers)
        expect([status, headers.get('cache-control')]).toEqual([404, hashed]);
    },
  );
});

describe("the site's headers", () => {
  test('let the app frame the sign-in pages of Firebase, and nobody frame the app', async () => {
    await writeFile(path.join(home, 'app.html'), 'text');
    const site = await serveHome();
    const headersOf = async (url) => (await fetch(`${site.url}${url}`)).headers;
    const signIn = await headersOf('/__/auth/iframe');
    const app = await headersOf('/logbook');
    await site.close();
    for (const name of ['x-frame-options', 'content-security-policy', 'cross-origin-opener-policy']) {
      expect(signIn.get(name)).toBeNull();
      expect(app.get(name)).not.toBeNull();
    }
  });

  test('keep other sites from the files of the app, but for the sign-in pages and pictures of shared links', async () => {
    for (const file of ['app.html', 'static/main.js', 'pictures/share.jpg']) {
      await mkdir(path.dirname(path.join(home, file)), { recursive: true });
      await writeFile(path.join(home, file), 'text');
    }
    const site = await serveHome();
    const allowed = {};
    for (const url of ['/logbook', '/static/main.js', '/pictures/share.jpg', '/__/auth/handler'])
      allowed[url] = (await fetch(`${site.url}${url}`)).headers.get('cross-origin-resource-policy');
    await site.close();
    expect(allowed).toEqual({
      '/logbook': 'same-origin',
      '/static/main.js': 'same-origin',
      '/pictures/share.jpg': null,
      '/__/auth/handler': null,
    });
  });

  test('leave the app its place, the screen, sharing and copying, and no other device', async () => {
    await writeFile(path.join(home, 'app.html'), 'text');
    const site = await serveHome();
    const { headers } = await fetch(`${site.url}/logbook`);
    await site.close();
    // Google's sign-in answers from a window that it opened.
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    const policy = Object.fromEntries(
      headers
        .get('permissions-policy')
        .split(', ')
        .map((row) => row.split('=')),
    );
    expect(policy).toMatchObject({ geolocation: '(self)', camera: '()', microphone: '()', usb: '()' });
    for (const used of ['screen-wake-lock', 'web-share', 'clipboard-write'])
      expect(policy).not.toHaveProperty(used);
  });
});

describe('the next release of a site', () => {
  test('is empty where nothing was published before', async () => {
    await bringPlace(place, next());
    expect(await currentOf(next())).toBeUndefined();
  });

  test('carries the current version and the four before it, and takes one more', async () => {
    for (const folder of ['a', 'b', 'c', 'd', 'e', 'f']) await publish(folder, published());
    await bringPlace(place, next());
    await publish('aa', next());
    expect((await listVersions(next())).map(({ folder }) => folder)).toEqual(['aa', 'f', 'e', 'd', 'c', 'b']);
    expect(await currentOf(next())).toMatchObject({ folder: 'aa', previous: 'f' });
    expect(await readFile(path.join(next(), 'b/remoteEntry.js'), 'utf8')).toBe('code of b');
  });

  test('carries the version of those outside a share of older content', async () => {
    for (const folder of ['a', 'b']) await publish(folder, published());
    await publish('a', published(), 10);
    await bringPlace(place, next());
    expect(await rollBack({ to: next() })).toBe('b');
  });

  test('is refused where the site holds an app', async () => {
    await mkdir(published(), { recursive: true });
    await writeFile(path.join(published(), 'current.json'), '<!doctype html>');
    await expect(bringPlace(place, next())).rejects.toThrow('is not the site of a remote alone');
    expect(await currentOf(next())).toBeUndefined();
  });

  test.each([
    ['a/../../../taken.js', { folder: 'a' }],
    ['a/../taken.js', { folder: 'a' }],
    ['/tmp/taken.js', { folder: 'a' }],
    ['../taken.js', { folder: '..' }],
  ])('is refused where the version names %s, a file outside of its folder', async (url, { folder }) => {
    await publish('a', published());
    await writeFile(
      path.join(published(), 'a/pointer.json'),
      JSON.stringify({ folder, files: [{ url, sha256: 'ab' }] }),
    );
    await expect(bringPlace(place, next())).rejects.toThrow('names files outside of its own folder');
    expect(await readdir(next())).toEqual(['current.json']);
  });

  test('is refused where a file is not what was published', async () => {
    await publish('a', published());
    await writeFile(path.join(published(), 'a/remoteEntry.js'), 'something else');
    await expect(bringPlace(place, next())).rejects.toThrow('is not what was published');
    expect(await readdir(next())).toEqual(['current.json']);
  });
});

describe('a release to Firebase Hosting', () => {
  test('finds project and settings in any folder, and lacks only an account', async () => {
    const config = path.join(home, 'firebase.json');
    await mkdir(path.join(home, 'public'));
    await writeFile(
      config,
      JSON.stringify({ hosting: { ...remoteSiteConfig('public'), site: 'mf-logbook-site' } }),
    );
    const [npx, ...words] = deployCommand({ site: 'mf-logbook-site', project: 'holeshot-live', config });
    const nobody = {
      HOME: home,
      XDG_CONFIG_HOME: home,
      GOOGLE_APPLICATION_CREDENTIALS: '',
      FIREBASE_TOKEN: '',
    };
    const { stdout, stderr, status } = spawnSync(npx, words, {
      cwd: import.meta.dirname,
      env: { ...process.env, ...nobody },
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(`${stdout}${stderr}`).toContain('Failed to authenticate');
  }, 60_000);
});
