import { useSyncExternalStore } from 'react';

/** From this width a table of all columns is calmer to read than a list. */
const wideScreen = '(min-width: 900px)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the window is wide enough for the table. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wideScreen).matches);
