import { jestPreset } from '../tools/jest/jestPreset.mjs';

/** Configuration of the tests that need nothing but Node. */
export default {
  ...jestPreset({ environment: 'node' }),
  // Value that webpack writes into a build.
  globals: { HOLESHOT_APP_CHECK: false },
};
