import { tsImport } from 'tsx/esm/api';
import { shellSiteConfig } from '../publish/hostingSite.mjs';

/** Serves a folder as Firebase Hosting does, on a port from which the app finds the emulators of the stack at `url`. */
export const serveSite = async (folder, url) => {
  process.env.HOLESHOT_URL = url;
  const { serveFolder } = await tsImport('../../e2e/kit/serveFolder.ts', import.meta.url);
  return serveFolder(folder, await shellSiteConfig('.'));
};
