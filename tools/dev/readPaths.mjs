import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { readOffer } from '../webpack/readOffer.mjs';
import { remoteFolders } from '../env/remoteFolders.mjs';

const routes = path.resolve(import.meta.dirname, '../../shell/src/routing/routeTable.ts');

/** Whose page each path of the app is, read from the sources: `shell`, or the name of a remote. */
export const readPaths = async () => {
  const { shellPaths } = await tsImport(routes, import.meta.url);
  const offers = await Promise.all(remoteFolders.map((folder) => readOffer(folder)));
  const ofRemotes = offers.flatMap(({ name, pages }) =>
    Object.values(pages).map((page) => [page.path, name]),
  );
  return Object.fromEntries([...ofRemotes, ...shellPaths.map((address) => [address, 'shell'])]);
};
