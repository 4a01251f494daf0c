import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { remoteFolders } from '../webpack/readOffer.mjs';
import { readRemotePlaces } from '../webpack/readRemotePlaces.mjs';
import { pointerAt } from './hostingSite.mjs';
import { currentOf } from './versions.mjs';

/**
 * What a remote needs and a published shell does not serve, as `logBooks 2`; none where no shell is known.
 * @param {object} remote the remote's pointer
 * @param {object | undefined} shell the shell's
 */
export const unservedBy = async (remote, shell) => {
  const { unserved } = await tsImport('../../shared-core/src/platform/unserved.ts', import.meta.url);
  return unserved(remote, shell);
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
      const place = places[remote];
      const pointer = await (place === undefined
        ? currentOf(path.join(site, 'remotes', remote))
        : pointerAt(place).then((published) => published?.pointer));
      const missing = pointer === undefined ? [] : await unservedBy(pointer, shell);
      return missing.length === 0 ? [] : [`${remote} needs ${missing.join(', ')}`];
    }),
  );
  return rows.flat();
};
