import path from 'node:path';
import webpack from 'webpack';
import shellConfig from '../../shell/webpack.config.mjs';
import { readBuildEnv } from '../env/readBuildEnv.mjs';
import { remoteFolders } from '../env/remoteFolders.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { HOLESHOT_MAPS_KEY = '' } = readBuildEnv();

/** Modules of the shell that compose at run time, each with the room below shell/src that imports it. */
const replaced = [
  { module: 'loadRemote', from: 'remotes' },
  { module: 'mountPlace', from: 'remotes' },
  { module: 'tabVersions', from: 'remotes' },
  { module: 'tabVersions', from: 'serviceWorker' },
  { module: 'remotePlaces', from: 'serviceWorker' },
];

const instead = new webpack.NormalModuleReplacementPlugin(
  /\/(loadRemote|mountPlace|tabVersions|remotePlaces)$/,
  (asked) => {
    const from = path.relative(path.join(root, 'shell/src'), asked.context);
    const found = replaced.find((each) => each.from === from && asked.request.endsWith(`/${each.module}`));
    if (found) asked.request = path.join(import.meta.dirname, `${found.module}.mjs`);
  },
);

/** Code of each remote, by the name that `loadRemote.mjs` lists it under. */
const remotes = new webpack.ContextReplacementPlugin(
  /tools\/monolith$/,
  root,
  Object.fromEntries(remoteFolders.map((folder) => [folder, `./${folder}/src/remote.ts`])),
);

/**
 * Builds the same source as one app, for the bench: the shell's configuration with the remotes as its chunks and React
 * and MUI bundled, without federation, pointer files and parcels.
 */
export default async () => {
  const shell = await shellConfig();
  return {
    ...shell,
    output: { ...shell.output, path: path.join(root, 'dist/monolith'), uniqueName: 'holeshot_monolith' },
    plugins: [
      ...shell.plugins,
      instead,
      remotes,
      new webpack.DefinePlugin({ HOLESHOT_MAPS_KEY: JSON.stringify(HOLESHOT_MAPS_KEY) }),
    ],
    cache: { type: 'filesystem', cacheDirectory: path.join(root, '.cache/monolith') },
  };
};
