import { emulatorPreset } from '../tools/jest/emulatorPreset.mjs';

export default {
  ...emulatorPreset(),
  // Values that webpack writes into a build.
  globals: {
    HOLESHOT_CONFIG: { local: true, firebase: {}, weatherUrl: '', nationalWeatherUrl: '' },
    HOLESHOT_APP_CHECK_KEY: '',
    HOLESHOT_DEVICE_ONLY: false,
    HOLESHOT_OFFERS: {},
    HOLESHOT_VERSION: '4.4.17',
  },
};
