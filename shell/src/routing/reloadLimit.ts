import { tabStorage } from '../device/deviceStorage';

const key = 'holeshot.reloads';

/** Highest number of reloads for a page that cannot be loaded. */
export const maxReloads = 3;

/**
 * Reloads after a page failed to load, at most three times until a navigation succeeds, and never without a network.
 * @returns whether it reloads
 */
export const reloadAfterFailure = (reload: () => void, online: boolean): boolean => {
  const next = Number(tabStorage.getItem(key) ?? 0) + 1;
  if (!online || !(next <= maxReloads)) return false;
  tabStorage.setItem(key, String(next));
  // Without a stored count it would reload forever.
  if (tabStorage.getItem(key) !== String(next)) return false;
  reload();
  return true;
};

/** Resets the count after a page was reached. */
export const resetReloads = (): void => tabStorage.removeItem(key);
