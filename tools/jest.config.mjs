import { jestPreset } from './jest/jestPreset.mjs';

/** Tests of the tools, which are .mjs. */
export default jestPreset({ environment: 'node', testRegex: '\\.test\\.mjs$' });
