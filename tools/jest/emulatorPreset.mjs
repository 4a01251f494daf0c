import { jestPreset } from './jestPreset.mjs';

/** Tests against running emulators, run with --runInBand; without FIRESTORE_EMULATOR_HOST there is none. */
export const emulatorPreset = () => ({
  ...jestPreset({
    environment: 'node',
    testRegex: process.env.FIRESTORE_EMULATOR_HOST ? '\\.emulator\\.test\\.ts$' : 'no emulators$',
    ignore: [],
  }),
  passWithNoTests: true,
  testTimeout: 60_000,
});
