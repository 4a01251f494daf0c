import { readBuildEnv } from './readBuildEnv.mjs';
import { remoteFolders } from './remoteFolders.mjs';

/** Reads the pointer addresses of remotes outside the app's origin, by folder: `HOLESHOT_REMOTE_MF_LOGBOOK=https://…`. */
export const readRemotePlaces = (env = readBuildEnv()) =>
  Object.fromEntries(
    remoteFolders.flatMap((folder) => {
      const address = env[`HOLESHOT_REMOTE_${folder.replaceAll('-', '_').toUpperCase()}`] ?? '';
      return address === '' ? [] : [[folder, new URL(address).href]];
    }),
  );
