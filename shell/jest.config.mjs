import { jestPreset } from '../tools/jest/jestPreset.mjs';

export default {
  ...jestPreset(),
  // Values that webpack writes into a build, for a shell that no remote was built beside.
  globals: {
    HOLESHOT_APP_CHECK_KEY: '',
    HOLESHOT_CONFIG: { local: true, firebase: {}, weatherUrl: '', nationalWeatherUrl: '' },
    HOLESHOT_DEVICE_ONLY: false,
    HOLESHOT_LOCAL: true,
    HOLESHOT_MODULES: { react: '19.3.1' },
    HOLESHOT_OFFERS: {},
    HOLESHOT_REMOTES: {},
    HOLESHOT_VERSION: '0.0.0',
  },
};
