const key = 'holeshot.reloads';

/** A page that cannot be loaded reloads the app this many times. */
export const maxReloads = 3;

/**
 * Reloads after a page failed to load, at most three times until a navigation succeeds; never without a network,
 * where a reload cannot help. Gives whether it reloads.
 */
export const reloadAfterFailure = (
  reload: () => void,
  online: boolean,
  storage: Storage = sessionStorage,
): boolean => {
  const count = Number(storage.getItem(key) ?? 0);
  if (!online || count >= maxReloads) return false;
  storage.setItem(key, String(count + 1));
  reload();
  return true;
};

/** A page was reached: the count begins anew. */
export const resetReloads = (storage: Storage = sessionStorage): void => storage.removeItem(key);
