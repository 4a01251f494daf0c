import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import { moduleRules, resolve } from '../../webpack/sharedRules.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.stack/bench-photos');
const types = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

const build = () =>
  new Promise((done, failed) => {
    webpack(
      {
        mode: 'production',
        context: import.meta.dirname,
        entry: { draw: './drawPage.mjs', read: './readPage.mjs' },
        devtool: false,
        output: { path: folder, publicPath: '/', filename: '[name].js', clean: true },
        resolve: { ...resolve, fallback: { fs: false, crypto: false } },
        module: {
          rules: [
            ...moduleRules('production'),
            { test: /tesseract-core.*\.wasm$/, type: 'asset/resource' },
            { test: /\.traineddata\.gz$/, type: 'asset/resource', generator: { filename: '[hash].bin' } },
          ],
        },
        performance: false,
      },
      (error, stats) => {
        if (error ?? stats.hasErrors()) failed(error ?? new Error(stats.toString('errors-only')));
        else done();
      },
    );
  });

const bodyOf = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

/** Builds the page that draws photos and the one that reads them, and serves both on a free port. */
export const servePhotos = async () => {
  await build();
  let photo = Buffer.alloc(0);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/photo') {
      if (request.method === 'PUT') photo = await bodyOf(request);
      response.end(request.method === 'PUT' ? '' : photo);
      return;
    }
    if (pathname === '/draw' || pathname === '/read') {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><meta charset="utf-8"><script src="${pathname}.js"></script>`);
      return;
    }
    response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream');
    response.end(await readFile(path.join(folder, path.normalize(pathname))).catch(() => ''));
  });
  await new Promise((open) => server.listen(0, open));
  return { port: server.address().port, stop: () => server.close() };
};
