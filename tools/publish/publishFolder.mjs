import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { currentOf, nextNumber, swapPointer, versionIn } from './versions.mjs';

/** Copies a version's folder as a whole or not at all. */
const bring = async (from, to) => {
  const coming = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}`);
  try {
    await cp(from, coming, { recursive: true });
    await rm(to, { recursive: true, force: true });
    await rename(coming, to);
  } catch (error) {
    await rm(coming, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Puts a built version into the place it is served from: first its immutable folder, then, in one step, the place's
 * pointer. Writes no other file.
 * @param {object} options
 * @param {string} options.dist the build: `current.json` and the folder that it names
 * @param {string} options.to the place below the site
 * @param {number} [options.share] percent of the devices that get it; the others stay with the version before, if there is one
 * @param {(pointer: object) => Promise<void>} [options.activate] runs before the pointer is swapped
 * @returns {Promise<string>} the version's folder
 * @throws where another package is published there
 */
export const publishFolder = async ({ dist, to, share, activate }) => {
  const built = JSON.parse(await readFile(path.join(dist, 'current.json'), 'utf8'));
  const { folder } = built;
  const owner = (await currentOf(to))?.name ?? built.name;
  if (owner !== built.name)
    throw new Error(`This is the place of ${owner}: ${built.name} was not published.`);
  await mkdir(to, { recursive: true });
  const known = await versionIn(to, folder);
  if (known === undefined) await bring(path.join(dist, folder), path.join(to, folder));
  const before = await currentOf(to);
  // Every device has it already: a share would make the way back lead to itself.
  if (known !== undefined && share !== undefined && before?.folder === folder && before.share === undefined)
    return folder;
  // The others stay with the last version that went to all, not with one that went to a share.
  const last = before?.share === undefined ? before?.folder : (before.previous ?? before.folder);
  // Content that was published before keeps its way back, so the ways form no circle.
  const previous = known === undefined ? last : known.previous;
  const pointer = {
    ...built,
    published: new Date().toISOString(),
    ...(previous !== undefined && { previous }),
  };
  await swapPointer(path.join(to, folder, 'pointer.json'), pointer);
  await activate?.(pointer);
  // The first version of a place goes to all; of later ones the others stay with what they run.
  const current = share === undefined || last === undefined ? pointer : { ...pointer, share, previous: last };
  await swapPointer(path.join(to, 'current.json'), { ...current, number: nextNumber(before) });
  return folder;
};
