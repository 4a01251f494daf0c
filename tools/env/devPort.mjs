import { readBasePort } from './readBasePort.mjs';
import { remoteFolders } from './remoteFolders.mjs';

/** Port on which `npm run dev` serves a remote alone: 91 above the base port and up, in the order of the list. */
export const devPort = (folder) => readBasePort() + 91 + remoteFolders.indexOf(folder);
