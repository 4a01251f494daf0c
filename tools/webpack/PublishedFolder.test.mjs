/* global afterEach, beforeEach, expect, test */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { PublishedFolder } from './PublishedFolder.mjs';

let dir;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'holeshot-published-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Stands for the manifest of federation. */
const manifest = (compiler) =>
  compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
    compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource('{ "shared": [] }'));
  });

/** Builds a remote of one page and one widget; gives the errors. */
const build = async (page, widget) => {
  for (const place of ['page', 'widget'])
    await writeFile(path.join(dir, `${place}.js`), `export const place = '${place}';`);
  await writeFile(path.join(dir, 'remote.js'), `export const places = [() => ${page}, () => ${widget}];`);
  const dist = path.join(dir, 'dist');
  const offer = { name: 'mf_x', contract: 1, pages: { history: {} }, widgets: { bests: {} } };
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: { __federation_expose_remote: './remote.js' },
    output: { path: path.join(dist, 'building'), filename: '[name].js' },
    plugins: [manifest, new PublishedFolder({ dist, offer, version: '1.0.0' })],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  return stats.compilation.errors.map(({ message }) => message);
};

const named = (chunk, file) => `import(/* webpackChunkName: "${chunk}" */ './${file}')`;

test('the pointer names the files that each page and widget starts with', async () => {
  expect(await build(named('history', 'page'), named('widget-bests', 'widget'))).toEqual([]);
  const { folder, starts } = JSON.parse(await readFile(path.join(dir, 'dist/current.json'), 'utf8'));
  const first = ['remoteEntry.js', '__federation_expose_remote.js'];
  const filesOf = (chunk) => [...first, `${chunk}.js`].map((file) => `${folder}/${file}`);
  expect(starts).toEqual({ history: filesOf('history'), 'widget-bests': filesOf('widget-bests') });
});

test('a page or a widget whose chunk is not named after it is not published', async () => {
  expect(await build("import('./page')", named('bests', 'widget'))).toEqual([
    expect.stringContaining('webpackChunkName: "history"'),
    expect.stringContaining('webpackChunkName: "widget-bests"'),
  ]);
  expect(existsSync(path.join(dir, 'dist/current.json'))).toBe(false);
});
