import { remoteConfig } from '../tools/webpack/remoteConfig.mjs';

export default remoteConfig({ dir: import.meta.dirname });
