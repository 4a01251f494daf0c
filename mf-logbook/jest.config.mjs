import { jestPreset } from '../tools/jest/jestPreset.mjs';

export default jestPreset();
