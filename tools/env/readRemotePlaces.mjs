import { readBuildEnv } from './readBuildEnv.mjs';
import { remoteFolders } from './remoteFolders.mjs';

/** Pointer addresses of the remotes that are not on the app's own origin, by folder: `HOLESHOT_REMOTE_MF_LOGBOOK=https://…`. */
export const readRemotePlaces = (env = readBuildEnv()) =>
  Object.fromEntries(
    remoteFolders.flatMap((folder) => {
      const address = env[`HOLESHOT_REMOTE_${folder.replaceAll('-', '_').toUpperCase()}`] ?? '';
      return address === '' ? [] : [[folder, new URL(address).href]];
    }),
  );
