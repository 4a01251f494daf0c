const key = 'holeshot.intendedRoute';

/** Where a signed-out person wanted to go; it outlives the reload that a verification link causes. */
export const intendedRoute = {
  read: (storage: Storage = localStorage): string | undefined => {
    const path = storage.getItem(key);
    // A browser reads a backslash there as a second slash: the path would be another host.
    return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
  },
  write: (path: string, storage: Storage = localStorage): void => storage.setItem(key, path),
  clear: (storage: Storage = localStorage): void => storage.removeItem(key),
};
