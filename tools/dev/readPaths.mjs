import path from 'node:path';
import { importTs } from '../env/importTs.mjs';
import { readOffer } from '../webpack/readOffer.mjs';
import { remoteFolders } from '../env/remoteFolders.mjs';

const routes = path.resolve(import.meta.dirname, '../../shell/src/routing/routeTable.ts');

/** Reads from the sources who owns each path of the app: `shell`, or the name of a remote. */
export const readPaths = async () => {
  const { shellPaths } = await importTs(routes);
  const offers = await Promise.all(remoteFolders.map((folder) => readOffer(folder)));
  const ofRemotes = offers.flatMap(({ name, pages }) =>
    Object.values(pages).map((page) => [page.path, name]),
  );
  return Object.fromEntries([...ofRemotes, ...shellPaths.map((address) => [address, 'shell'])]);
};
