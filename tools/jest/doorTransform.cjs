const { createTransformer } = require('@swc/jest');

/** Finds the modules behind a door, but for those that it passes on whole under a name, which swc cannot load late. */
const behind = (code) =>
  [...code.matchAll(/^(?:export \{.*|\}) from '([^']+)';$/gm)].map(([, source]) => source);

/**
 * Transforms the door of a package, `index.ts`, so that a module behind it loads when something of it is used: a suite
 * needs few of the 400 behind shared-core's, and to load all took most suites' time.
 */
exports.createTransformer = (options) => {
  const transformer = (lazy) => createTransformer({ ...options, module: { ...options.module, lazy } });
  return {
    getCacheKey: transformer(String(behind)).getCacheKey,
    process: (code, ...rest) => transformer(behind(code)).process(code, ...rest),
  };
};
