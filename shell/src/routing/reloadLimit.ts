import { tabStorage } from '../device/deviceStorage';

const key = 'holeshot.reloads';

/** A page that cannot be loaded reloads the app this many times. */
export const maxReloads = 3;

/**
 * Reloads after a page failed to load, at most three times until a navigation succeeds; never without a network,
 * where a reload cannot help. Gives whether it reloads.
 */
export const reloadAfterFailure = (reload: () => void, online: boolean): boolean => {
  const next = Number(tabStorage.getItem(key) ?? 0) + 1;
  if (!online || !(next <= maxReloads)) return false;
  tabStorage.setItem(key, String(next));
  // Where the count cannot be kept it would reload for ever.
  if (tabStorage.getItem(key) !== String(next)) return false;
  reload();
  return true;
};

/** A page was reached: the count begins anew. */
export const resetReloads = (): void => tabStorage.removeItem(key);
