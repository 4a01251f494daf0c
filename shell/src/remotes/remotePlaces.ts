import folders from './remotes.json';

/** The published place of a remote: its pointer file, on this or another origin. */
export interface RemotePlace {
  name: string;
  pointer: string;
}

/** Pointer addresses by folder of remotes on another origin, set by the build. */
declare const HOLESHOT_REMOTES: Record<string, string>;

/** Places of the remotes in `remotes.json`, in menu order. */
export const remotePlaces: readonly RemotePlace[] = folders.map((folder) => ({
  name: folder.replaceAll('-', '_'),
  pointer: HOLESHOT_REMOTES[folder] ?? `/remotes/${folder}/current.json`,
}));

/** Names of the remotes in menu order. */
export const remoteNames: readonly string[] = remotePlaces.map(({ name }) => name);
