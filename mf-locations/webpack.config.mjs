import { readBuildEnv } from '../tools/env/readBuildEnv.mjs';
import { remoteConfig } from '../tools/webpack/remoteConfig.mjs';

const { HOLESHOT_MAPS_KEY = '' } = readBuildEnv();

export default remoteConfig({
  dir: import.meta.dirname,
  define: { HOLESHOT_MAPS_KEY: JSON.stringify(HOLESHOT_MAPS_KEY) },
});
