import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { skip } from 'rxjs';
import { network$ } from '../connection/network';
import { unsavedForms$ } from '../drafts/draftStore';
import { session$ } from '../session/session';
import { intendedRoute } from '../routing/intendedRoute';
import { keepWorkingOffline } from '../routing/keepWorkingOffline';
import { layers } from '../overlays/layers';
import { documentTitle, type RouteRow } from '../routing/routeTable';
import { useGo } from '../routing/useGo';

const wholeApp = new Set(['/promo-code']);

/** Returns the path of a plain click on a link of this app, which the router takes over. */
const pathOfClick = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor?.target !== '' || anchor.hasAttribute('download')) return undefined;
  if (anchor.origin !== location.origin || wholeApp.has(anchor.pathname)) return undefined;
  return `${anchor.pathname}${anchor.search}${anchor.hash}`;
};

/** Handles the document title, links, Back and changes of the network. */
export const RouteEffects = ({ row }: { row: RouteRow | undefined }) => {
  const go = useGo();
  const { pathname, search } = useLocation();

  useEffect(() => {
    document.title = documentTitle(row?.title ?? 'Not Found');
  }, [row]);

  useEffect(() => layers.follow(), []);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === undefined) return;
      event.preventDefault();
      go(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [go]);

  useEffect(() => {
    const isReached = intendedRoute.read() === pathname + search;
    if (isReached && session$.value.status === 'signed-in') intendedRoute.clear();
  }, [pathname, search]);

  useEffect(() => {
    const subscription = network$.pipe(skip(1)).subscribe((network) => {
      const { pathname, search, hash } = location;
      if (network === 'offline' && unsavedForms$.value === 0 && !keepWorkingOffline.read())
        go('/offline', { state: { left: pathname + search + hash } });
      if (network === 'online' && pathname === '/offline') go('/', { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [go]);

  return null;
};
