import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file in one step: whoever reads meanwhile has the old one or the new one. */
export const swapFile = async (file, content) => {
  const waiting = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  await writeFile(waiting, content);
  await rename(waiting, file);
};

/**
 * `4.4.17+1a2b3c4d`: what a publish is called, so that two of the same version are told apart.
 * @param {string} version of the package
 * @param {string} folder named by the hash of its content
 */
export const contentVersion = (version, folder) => `${version}+${folder.slice(0, 8)}`;

const readJson = async (file) => (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined);

/** The pointer that a place has now; undefined where nothing was published there. */
export const currentOf = (to) => readJson(path.join(to, 'current.json'));

/** The pointer of one version, as it was published; undefined where its folder is not whole. */
export const versionIn = (to, folder) => readJson(path.join(to, folder, 'pointer.json'));

/** Every whole version of a place, the newest first. */
export const listVersions = async (to) => {
  const current = await currentOf(to);
  const folders = existsSync(to) ? await readdir(to) : [];
  const versions = (await Promise.all(folders.map((folder) => versionIn(to, folder)))).filter(Boolean);
  return versions
    .sort((a, b) => b.published.localeCompare(a.published))
    .map(({ folder, version, published }) => ({
      ...{ folder, version, published },
      isCurrent: folder === current?.folder,
    }));
};
