import { jestPreset } from '../tools/jest/jestPreset.mjs';

/** Tests that need nothing but Node. */
export default jestPreset({ environment: 'node' });
