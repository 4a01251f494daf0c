import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { remoteFolders } from '../env/remoteFolders.mjs';
import { readRemotePlaces } from '../env/readRemotePlaces.mjs';
import { pointerAt } from './hostingSite.mjs';
import { currentOf, versionIn } from './versions.mjs';

/**
 * Lists what a remote needs and a published shell does not serve, such as `logBooks 2`; empty without a shell.
 * @param {object} remote the remote's pointer
 * @param {object | undefined} shell the shell's
 */
export const unservedBy = async (remote, shell) => {
  const { unserved } = await tsImport('../../shared-core/src/platform/unserved.ts', import.meta.url);
  return unserved(remote, shell);
};

/** Gives a pointer and, where it goes to a share of the racers, the pointer of the others' version. */
const withPrevious = async (pointer, versionOf) => {
  if (pointer?.share === undefined || pointer.previous === undefined) return [pointer];
  return [pointer, await versionOf(pointer.previous)];
};

/** Reads the pointers of the versions that racers get of a remote, at its address or in the app's site. */
const inUseOf = async (remote, site, place) => {
  if (place === undefined) {
    const folder = path.join(site, 'remotes', remote);
    return withPrevious(await currentOf(folder), (previous) => versionIn(folder, previous));
  }
  const pointer = async (url) => (await pointerAt(url))?.pointer;
  return withPrevious(await pointer(place), (previous) =>
    pointer(new URL(`${previous}/pointer.json`, place)),
  );
};

/**
 * Lists the published remotes that a shell would no longer serve, each with what it needs.
 * @param {object} shell the pointer of the shell
 * @param {string} site the folder of the app's site, with the remotes that have none of their own
 * @param {Record<string, string>} [places] the pointer addresses of the others
 */
export const leftBehind = async (shell, site, places = readRemotePlaces()) => {
  const rows = await Promise.all(
    remoteFolders.map(async (remote) => {
      const inUse = (await inUseOf(remote, site, places[remote])).filter(Boolean);
      const unservedIn = await Promise.all(inUse.map((pointer) => unservedBy(pointer, shell)));
      const missing = [...new Set(unservedIn.flat())];
      return missing.length === 0 ? [] : [`${remote} needs ${missing.join(', ')}`];
    }),
  );
  return rows.flat();
};
