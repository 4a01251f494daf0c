import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { remoteFolders } from '../env/remoteFolders.mjs';
import { readRemotePlaces } from '../env/readRemotePlaces.mjs';
import { pointerAt } from './hostingSite.mjs';
import { currentOf, versionIn } from './versions.mjs';

/**
 * What a remote needs and a published shell does not serve, as `logBooks 2`; none where no shell is known.
 * @param {object} remote the remote's pointer
 * @param {object | undefined} shell the shell's
 */
export const unservedBy = async (remote, shell) => {
  const { unserved } = await tsImport('../../shared-core/src/platform/unserved.ts', import.meta.url);
  return unserved(remote, shell);
};

/** A pointer, and where it goes to a share of the racers that of the version which the others stay with. */
const withPrevious = async (pointer, versionOf) => {
  if (pointer?.share === undefined || pointer.previous === undefined) return [pointer];
  return [pointer, await versionOf(pointer.previous)];
};

/** The pointers of the versions that racers get of a remote, at its address or in the folder of the app's site. */
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
 * The published remotes that a shell would no longer serve, each with what it needs; none for one that is not published.
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
