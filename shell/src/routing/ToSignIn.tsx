import { useEffect } from 'react';
import { intendedRoute } from './intendedRoute';
import { useGo } from './useGo';

/** Redirects a visitor of a racer's page to SignIn and notes the intended route. */
export const ToSignIn = ({ from }: { from: string }) => {
  const go = useGo();
  useEffect(() => {
    // A racer who signs out is already on the way to Home and does not want this page again.
    if (location.pathname + location.search !== from) return;
    intendedRoute.write(from);
    go('/signin', { replace: true });
  }, [go, from]);
  return null;
};
