/**
 * Environment of a suite: jsdom for .tsx, and bare Node, which starts much faster, for the rest. A .ts suite that needs a
 * document says `@jest-environment jsdom` at its top.
 */
module.exports = class {
  constructor(config, context) {
    const world = context.testPath.endsWith('.tsx') ? 'jest-environment-jsdom' : 'jest-environment-node';
    const { TestEnvironment } = require(world);
    return new TestEnvironment(config, context);
  }
};
