import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentVersion, swapFile } from './versions.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Files that name others, by which they change after all others: pages, then the worker. */
const lastOnes = [/\.html$/, /^sw\.js$/];

/**
 * Makes a version of a built shell, in the shape that `publishFolder` takes.
 * @param {object} options
 * @param {string} options.built the shell's `dist`
 * @param {string} options.dist where the version is put; emptied before
 * @param {{ contract: number, ports: Record<string, readonly number[]> }} options.served what it gives to remotes
 */
export const makeShellVersion = async ({ built, dist, served }) => {
  const names = (await readdir(built, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
    .sort();
  const hashed = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(built, name));
      return { name, sha256: sha256(bytes), bytes: bytes.length };
    }),
  );
  const folder = sha256(hashed.map((file) => `${file.name} ${file.sha256}`).join('\n')).slice(0, 16);
  const { version } = JSON.parse(await readFile(path.join(root, 'shell/package.json'), 'utf8'));
  const files = hashed.map(({ name, ...file }) => ({ url: `${folder}/${name}`, ...file }));
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await cp(built, path.join(dist, folder), { recursive: true });
  const pointer = { name: 'shell', version: contentVersion(version, folder), folder, ...served, files };
  await writeFile(path.join(dist, 'current.json'), JSON.stringify(pointer, null, 2));
};

/** Reads the names of the files that Hosting answers paths with. */
const answeringFiles = async () => {
  const { hosting } = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8'));
  return hosting.rewrites.map(({ destination }) => destination.slice(1));
};

/**
 * Puts a published version of the shell to the root of its site. The page and the worker, which name all else, come last
 * and in one step each. Files of other versions stay. A version from before some page answers with its own page of the
 * app in that place.
 * @param {string} site
 */
export const activateShell = (site) => async (pointer) => {
  const names = pointer.files.map(({ url }) => url.slice(pointer.folder.length + 1));
  const app = names.includes('app.html') ? 'app.html' : 'index.html';
  const missing = (await answeringFiles()).filter((name) => !names.includes(name));
  const files = [...names.map((name) => [name, name]), ...missing.map((name) => [name, app])];
  const turnOf = ([name]) => lastOnes.findIndex((each) => each.test(name));
  for (const [name, from] of files.sort((a, b) => turnOf(a) - turnOf(b))) {
    const to = path.join(site, name);
    await mkdir(path.dirname(to), { recursive: true });
    await swapFile(to, await readFile(path.join(site, 'shell', pointer.folder, from)));
  }
};
