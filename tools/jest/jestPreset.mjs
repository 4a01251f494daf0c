import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages that ship only ES modules, so jest must transform them. */
const esmOnly = [
  'uuid',
  'p-retry',
  'is-network-error',
  'supercluster',
  'kdbush',
  'eslint-plugin-regexp',
  'jsdoc-type-pratt-parser',
];

const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Whether `npm test` leaves out what it runs with `--all` alone. */
const isQuick = process.env.HOLESHOT_QUICK !== undefined;

/**
 * Makes the jest configuration that every package shares.
 * @param {{ environment?: 'by file' | 'node', testRegex?: string, ignore?: string[] }} [options]
 */
export const jestPreset = ({
  environment = 'by file',
  testRegex = '\\.test\\.tsx?$',
  ignore = ['\\.emulator\\.test\\.'],
} = {}) => ({
  testEnvironment: environment === 'node' ? 'node' : require.resolve('./worldOf.cjs'),
  testRegex,
  // A test waits for answers, not for time: a busy machine must not fail it.
  testTimeout: 60_000,
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...ignore,
    ...(isQuick ? ['\\.all\\.(emulator\\.)?test\\.'] : []),
  ],
  transform: {
    '/shared-core/src/(\\w+/)?index\\.ts$': [require.resolve('./doorTransform.cjs'), swcOptions],
    '^.+\\.(t|j|mj)sx?$': [require.resolve('@swc/jest'), swcOptions],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFilesAfterEnv: environment === 'node' ? [] : [require.resolve('./browserSetup.cjs')],
});
