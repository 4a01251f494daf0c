import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file in one step: a reader gets the old one or the new one, never half of it. */
export const swapFile = async (file, content) => {
  const waiting = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  await writeFile(waiting, content);
  await rename(waiting, file);
};

/** Writes a pointer in one step. */
export const swapPointer = (file, pointer) => swapFile(file, `${JSON.stringify(pointer, null, 2)}\n`);

/**
 * Names a publish, such as `4.4.17+1a2b3c4d`: two of the same version differ.
 * @param {string} version of the package
 * @param {string} folder named by the hash of its content
 */
export const contentVersion = (version, folder) => `${version}+${folder.slice(0, 8)}`;

/**
 * Gives the number of the next pointer of a place. A device takes none with a lower number than it has seen, so it rises
 * from the time on: the pointer of a site that was made anew is newer too.
 * @param {object | undefined} current the pointer until now
 */
export const nextNumber = (current) => Math.max((current?.number ?? 0) + 1, Date.now());

/** Tells whether a text is the name of a version's folder: the hash of its content, alone. */
export const isVersion = (text) => /^[0-9a-f]+$/.test(text);

const readJson = async (file) => (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined);

/** Reads the current pointer of a place; undefined where nothing was published there. */
export const currentOf = (to) => readJson(path.join(to, 'current.json'));

/** Reads the pointer of one version, as it was published; undefined where its folder is not whole. */
export const versionIn = (to, folder) => readJson(path.join(to, folder, 'pointer.json'));

/** Lists every whole version of a place, the newest first. */
export const listVersions = async (to) => {
  const current = await currentOf(to);
  const folders = existsSync(to) ? await readdir(to) : [];
  const versions = (await Promise.all(folders.map((folder) => versionIn(to, folder)))).filter(Boolean);
  return versions
    .sort((a, b) => b.published.localeCompare(a.published))
    .map(({ folder, version, published, bad = false }) => ({
      ...{ folder, version, published, isBad: bad },
      isCurrent: folder === current?.folder,
    }));
};
