import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shellSiteConfig } from '../publish/hostingSite.mjs';

const require = createRequire(import.meta.url);
const { default: hosting } = require('superstatic');

/** Headers that a proxy must not repeat: the body is unpacked and served on plain HTTP here. */
const notRepeated = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'strict-transport-security',
]);

const uncached = { source: '**', headers: [{ key: 'Cache-Control', value: 'no-store' }] };

const servedFolder = async (folder) => {
  const answer = hosting({ cwd: folder, config: await shellSiteConfig('.') });
  return (request, response) => answer(request, response, () => response.writeHead(404).end());
};

const servedUrl = (app) => async (request, response) => {
  try {
    const answer = await fetch(new URL(request.url, app));
    const headers = [...answer.headers].filter(([name]) => !notRepeated.has(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    response
      .writeHead(502, { 'content-type': 'text/plain' })
      .end(`${app} could not be reached: ${error.message}`);
  }
};

const isAddress = (app) => /^https?:/.test(app);

/** Serves the shell's script, which may name a site of the remote's own, with this site instead. */
const servedScript = (app, name) => async (request, response) => {
  const text = isAddress(app)
    ? await fetch(new URL(request.url, app)).then((answer) => answer.text())
    : await readFile(path.join(path.resolve(app), request.url.split('?')[0]), 'utf8');
  const known = new RegExp(`(["']${name}["']:["'])https?://[^"']+(["'])`, 'g');
  response.writeHead(200, { 'content-type': 'text/javascript' });
  response.end(text.replace(known, `$1/remotes/${name}/current.json$2`));
};

/**
 * Makes a server of a published app in which one remote comes from its own build. It serves no service worker, so each
 * load of the page shows the newest build.
 * @param {object} options
 * @param {string} options.app the published app: a folder or an address
 * @param {string} options.name the remote's folder, such as `mf-logbook`
 * @param {string} options.dist its build: `current.json` and the folder that it names
 */
export const composeSite = async ({ app, name, dist }) => {
  const site = isAddress(app) ? servedUrl(app) : await servedFolder(path.resolve(app));
  const own = hosting({ cwd: dist, config: { public: '.', headers: [uncached] } });
  const script = servedScript(app, name);
  const place = `/remotes/${name}/`;
  return createServer((request, response) => {
    const missing = () => response.writeHead(404).end();
    if (request.url.startsWith(place)) {
      request.url = request.url.slice(place.length - 1);
      own(request, response, missing);
    } else if (request.url.split('?')[0] === '/sw.js') missing();
    else if (/^\/static\/main\.[^/]+\.js$/.test(request.url)) void script(request, response).catch(missing);
    else void site(request, response);
  });
};
