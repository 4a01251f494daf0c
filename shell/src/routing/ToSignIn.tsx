import { useEffect } from 'react';
import { intendedRoute } from './intendedRoute';
import { useGo } from './useGo';

/** Leads a visitor who asks for a racer's page to SignIn, and keeps in mind where they wanted to go. */
export const ToSignIn = ({ from }: { from: string }) => {
  const go = useGo();
  useEffect(() => {
    // Who signs out is on the way to Home before the router has drawn it: the page they leave is not wanted again.
    if (location.pathname + location.search !== from) return;
    intendedRoute.write(from);
    go('/signin', { replace: true });
  }, [go, from]);
  return null;
};
