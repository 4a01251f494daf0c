/* global document, HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, MutationObserver */
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');

  // As with testTimeout: a busy machine is late, not wrong.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });

  // jsdom matches every CSS rule for each query by role, a quarter of a long suite. A suite about rules restores them;
  // tests in Chromium see what rules hide and lay out.
  jest.spyOn(require('@emotion/sheet').StyleSheet.prototype, 'insert').mockImplementation(() => {});

  // React takes a stack trace for each element it makes, a quarter of a long suite; past this count it takes none.
  Object.defineProperty(
    require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    'recentlyCreatedOwnerStacks',
    { get: () => Infinity, set() {} },
  );

  // jsdom matches the rules of its own sheet each time; until the document changes an element has the style it had.
  const { getComputedStyle } = globalThis;
  let styles = new WeakMap();
  const forget = () => (styles = new WeakMap());
  const changes = new MutationObserver(forget);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  globalThis.getComputedStyle = (element, pseudo) => {
    if (pseudo) return getComputedStyle(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  // jsdom looks through the document for the field of each label, and that for each field.
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', {
      get() {
        return [...this.ownerDocument.querySelectorAll('label')].filter((label) =>
          label.hasAttribute('for') ? label.htmlFor === this.id : label.control === this,
        );
      },
    });

  // jsdom lacks these; MUI and the router need them.
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
