import { jestPreset } from './jestPreset.mjs';

/** Makes the jest configuration of suites on running emulators; without FIRESTORE_EMULATOR_HOST it finds none. */
export const emulatorPreset = () => ({
  ...jestPreset({
    environment: 'node',
    testRegex: process.env.FIRESTORE_EMULATOR_HOST ? '\\.emulator\\.test\\.ts$' : 'no emulators$',
    ignore: [],
  }),
  testTimeout: 60_000,
});
