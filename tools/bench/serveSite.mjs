import { readFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';

/** Serves a folder as Firebase Hosting would, on a port from which the app finds the emulators of the stack at `url`. */
export const serveSite = async (folder, url) => {
  process.env.HOLESHOT_URL = url;
  const { serveFolder } = await tsImport('../../e2e/kit/serveFolder.ts', import.meta.url);
  const { hosting } = JSON.parse(await readFile(new URL('../../firebase.json', import.meta.url), 'utf8'));
  return serveFolder(folder, hosting);
};
