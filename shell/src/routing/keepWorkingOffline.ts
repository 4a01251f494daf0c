const key = 'holeshot.keepWorkingOffline';

/** Whether the racer chose to go on without a network; it holds until the network is back or the tab is closed. */
export const keepWorkingOffline = {
  read: (storage: Storage = sessionStorage): boolean => storage.getItem(key) === 'yes',
  choose: (storage: Storage = sessionStorage): void => storage.setItem(key, 'yes'),
  clear: (storage: Storage = sessionStorage): void => storage.removeItem(key),
};
