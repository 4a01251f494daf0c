import { useEffect } from 'react';
import { resetReloads } from './reloadLimit';

/** Stands beside what a page of the shell had to load: once that is shown, the count of reloads begins anew. */
export const Reached = () => {
  useEffect(resetReloads, []);
  return null;
};
