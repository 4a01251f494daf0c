import { useEffect } from 'react';
import { resetReloads } from './reloadLimit';

/** Resets the count of reloads once the lazy content beside it is shown. */
export const Reached = () => {
  useEffect(resetReloads, []);
  return null;
};
