/**
 * The world of a test: a browser's (jsdom) for what is drawn, which is in .tsx, and bare Node, which starts much faster,
 * for the rest. A test that needs a browser's without drawing says `@jest-environment jsdom` at its top.
 */
module.exports = class {
  constructor(config, context) {
    const world = context.testPath.endsWith('.tsx') ? 'jest-environment-jsdom' : 'jest-environment-node';
    const { TestEnvironment } = require(world);
    return new TestEnvironment(config, context);
  }
};
