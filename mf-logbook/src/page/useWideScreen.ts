import { useSyncExternalStore } from 'react';

/** Media query for a screen that suits a table of all columns better than a list. */
const wideScreen = '(min-width: 900px)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Tells whether the window is wide enough for the table. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wideScreen).matches);
