import { remoteFolders } from './remoteFolders.mjs';

/** Port on which `npm run dev` serves a remote alone: 91 above the base port and up, in the order of the list. */
export const devPort = (folder) =>
  Number(process.env.HOLESHOT_PORT ?? 5400) + 91 + remoteFolders.indexOf(folder);
