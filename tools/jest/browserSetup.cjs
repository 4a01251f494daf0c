if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');

  // As with testTimeout: what is waited for comes late on a busy machine, not wrong.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });

  // jsdom asks every rule about each element whose role is asked for, a quarter of a long suite: a suite that looks at
  // rules itself restores them, and what they hide or lay out is for the tests in Chromium.
  jest.spyOn(require('@emotion/sheet').StyleSheet.prototype, 'insert').mockImplementation(() => {});

  // React takes a stack trace for each element it makes, a quarter of a long suite; past this count it takes none.
  Object.defineProperty(
    require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    'recentlyCreatedOwnerStacks',
    { get: () => Infinity, set() {} },
  );

  // jsdom has none of these; MUI and the router ask for them.
  globalThis.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.TextEncoder ??= require('node:util').TextEncoder;
  globalThis.TextDecoder ??= require('node:util').TextDecoder;
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
}
