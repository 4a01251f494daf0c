import folders from './remotes.json';

/** Where a remote is published: its pointer file, on this origin or on one of its own. */
export interface RemotePlace {
  name: string;
  pointer: string;
}

/** Pointer addresses, by folder, of the remotes outside the app's own origin; the build writes them. */
declare const HOLESHOT_REMOTES: Record<string, string>;

/** Places of the remotes that `remotes.json` lists, in the order of the menus. */
export const remotePlaces: readonly RemotePlace[] = folders.map((folder) => ({
  name: folder.replaceAll('-', '_'),
  pointer: HOLESHOT_REMOTES[folder] ?? `/remotes/${folder}/current.json`,
}));

/** Names of the remotes, in the order of the menus. */
export const remoteNames: readonly string[] = remotePlaces.map(({ name }) => name);
