/** Stands for the versions of a tab: there are no pointer files, so that nothing is read. */
export const tabVersions = {
  of: () =>
    Promise.resolve({ ok: false, failure: { code: 'pointer-missing', message: 'One build has none.' } }),
  inUse: () => ({}),
};
