import { emulatorPreset } from '../tools/jest/emulatorPreset.mjs';

export default emulatorPreset();
