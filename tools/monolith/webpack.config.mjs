import path from 'node:path';
import webpack from 'webpack';
import shellConfig from '../../shell/webpack.config.mjs';
import { readBuildEnv } from '../env/readBuildEnv.mjs';
import { remoteFolders } from '../env/remoteFolders.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { HOLESHOT_MAPS_KEY = '' } = readBuildEnv();

/** What of the shell composes at run time, and the folder below shell/src that it is imported from. */
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

/** The code of each remote, by the name that `loadRemote.mjs` lists it under. */
const remotes = new webpack.ContextReplacementPlugin(
  /tools\/monolith$/,
  root,
  Object.fromEntries(remoteFolders.map((folder) => [folder, `./${folder}/src/remote.ts`])),
);

/**
 * The same source as one build, to be measured beside the composed app: the shell's own configuration, with the remotes
 * as chunks of it, React and MUI bundled as any code, and neither federation, pointer files nor parcels.
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
