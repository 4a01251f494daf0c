import { emulatorPreset } from '../tools/jest/emulatorPreset.mjs';

export default {
  ...emulatorPreset(),
  // Value that webpack writes into a build.
  globals: { HOLESHOT_APP_CHECK: false },
};
