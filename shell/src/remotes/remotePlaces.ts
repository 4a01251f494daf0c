/** Where a remote is published: its pointer file, on this origin or on one of its own. */
export interface RemotePlace {
  name: string;
  pointer: string;
}

/** What the build was told of remotes that are not on the app's own origin: pointer addresses by folder. */
declare const HOLESHOT_REMOTES: Record<string, string>;

const folders = ['mf-logbook', 'mf-predictions', 'mf-vehicles', 'mf-locations', 'mf-weather', 'mf-account'];

/** One row a remote; the order is the order of the menus. */
export const remotePlaces: readonly RemotePlace[] = folders.map((folder) => ({
  name: folder.replaceAll('-', '_'),
  pointer: HOLESHOT_REMOTES[folder] ?? `/remotes/${folder}/current.json`,
}));

/** Their names, in the order of the menus. */
export const remoteNames: readonly string[] = remotePlaces.map(({ name }) => name);
