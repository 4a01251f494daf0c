/* global describe, expect, test, beforeEach, afterEach */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeSite } from './composeSite.mjs';

let home;
let servers;
beforeEach(async () => {
  servers = [];
  home = await mkdtemp(path.join(tmpdir(), 'holeshot-compose-'));
  await write('site/index.html', 'the landing page');
  await write('site/app.html', 'the published app');
  await write('site/sw.js', 'its worker');
  await write('site/remotes/mf-logbook/current.json', '"published log book"');
  await write('site/remotes/mf-weather/current.json', '"published weather"');
  await write('dist/current.json', '"own log book"');
  await write('dist/f00d/remoteEntry.js', 'own code');
});
afterEach(async () => {
  for (const server of servers) server.close();
  await rm(home, { recursive: true, force: true });
});

const write = async (name, text) => {
  const file = path.join(home, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
const compose = async (app) => {
  const server = await composeSite({ app, name: 'mf-logbook', dist: path.join(home, 'dist') });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
};
const textAt = async (url) => {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return response.ok ? await response.text() : response.status;
};

describe('one remote inside the published app', () => {
  test.each(['a folder', 'an address'])(
    'is served as its own build beside %s, all else as published',
    async (kind) => {
      const folder = path.join(home, 'site');
      const url = await compose(kind === 'a folder' ? folder : await compose(folder));
      expect(await textAt(`${url}/remotes/mf-logbook/current.json`)).toBe('"own log book"');
      expect(await textAt(`${url}/remotes/mf-logbook/f00d/remoteEntry.js`)).toBe('own code');
      expect(await textAt(`${url}/remotes/mf-weather/current.json`)).toBe('"published weather"');
      expect(await textAt(`${url}/logbook?vehicle=1`)).toBe('the published app');
    },
  );

  test.each(['a folder', 'an address'])(
    'is served as its own build beside %s that knows a site of the remote’s own',
    async (kind) => {
      const folder = path.join(home, 'site');
      const sites = (own) => `{"mf-logbook":"${own}","mf-weather":"https://weather.example/current.json"}`;
      await write('site/static/main.1a2b.js', sites('https://logbook.example/current.json'));
      const url = await compose(kind === 'a folder' ? folder : await compose(folder));
      expect(await textAt(`${url}/static/main.1a2b.js`)).toBe(sites('/remotes/mf-logbook/current.json'));
    },
  );

  test('takes no file of its own remote from the published app', async () => {
    const url = await compose(path.join(home, 'site'));
    expect(await textAt(`${url}/remotes/mf-logbook/beef/remoteEntry.js`)).toBe(404);
  });

  test('shows the next build at the next load: nothing is cached, and no worker stands between', async () => {
    const url = await compose(path.join(home, 'site'));
    expect(await textAt(`${url}/sw.js`)).toBe(404);
    const { headers } = await fetch(`${url}/remotes/mf-logbook/current.json`, {
      headers: { connection: 'close' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    await write('dist/current.json', '"the next build"');
    expect(await textAt(`${url}/remotes/mf-logbook/current.json`)).toBe('"the next build"');
  });

  test('says when the published app cannot be reached', async () => {
    const url = await compose('http://127.0.0.1:9');
    expect(await textAt(`${url}/`)).toBe(502);
  });
});
