/** Replaces the versions of a tab: without pointer files there is nothing to read. */
export const tabVersions = {
  of: () =>
    Promise.resolve({ ok: false, failure: { code: 'pointer-missing', message: 'One build has none.' } }),
  inUse: () => ({}),
};
