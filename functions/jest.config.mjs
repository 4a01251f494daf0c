import { jestPreset } from '../tools/jest/jestPreset.mjs';

/** Configuration of the tests that need nothing but Node. */
export default jestPreset({ environment: 'node' });
