import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { distinctUntilChanged, skip, type Observable } from 'rxjs';
import { network$ } from '../connection/network';
import { unsavedForms$ } from '../drafts/draftStore';
import { feedback } from '../feedback/feedback';
import { firebase, whenStarted } from '../platform/firebase';
import { session$ } from '../session/session';
import { afterSignIn } from './afterSignIn';
import { intendedRoute } from './intendedRoute';
import { keepWorkingOffline } from './keepWorkingOffline';
import { documentTitle, type RouteRow } from './routeTable';
import { useGo } from './useGo';

const invitationOnly =
  "Registration is currently by invitation only. Please ensure that the email you're using to register is authorized.";

const wholeApp = new Set(['/promo-code']);

/** A click on a link of this app, wherever it is drawn, goes through the router instead of loading the page anew. */
const pathOfClick = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor?.target !== '' || anchor.hasAttribute('download')) return undefined;
  if (anchor.origin !== location.origin || wholeApp.has(anchor.pathname)) return undefined;
  return `${anchor.pathname}${anchor.search}${anchor.hash}`;
};

const refusals$ = whenStarted(firebase, ({ refused$ }) => refused$);

/** What happens beside the page: document title, links, sign-in and out, and the network coming and going. */
export const RouteEffects = ({
  row,
  refused$ = refusals$,
}: {
  row: RouteRow | undefined;
  /** Speaks when registration was refused. */
  refused$?: Observable<string>;
}) => {
  const go = useGo();
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = documentTitle(row?.title ?? 'Not Found');
  }, [row]);

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
    const subscription = session$
      .pipe(
        distinctUntilChanged(
          (a, b) =>
            a.status === b.status &&
            (a.status === 'signed-in' && b.status === 'signed-in'
              ? a.uid === b.uid && a.emailVerified === b.emailVerified
              : true),
        ),
      )
      .subscribe((session) => {
        const current = location.pathname;
        if (session.status === 'signed-in') {
          const target = afterSignIn(session, intendedRoute.read(), current);
          if (target !== undefined && target !== current) go(target, { replace: true });
        }
      });
    return () => subscription.unsubscribe();
  }, [go]);

  useEffect(() => {
    if (intendedRoute.read() === pathname && session$.value.status === 'signed-in') intendedRoute.clear();
  }, [pathname]);

  useEffect(() => {
    const subscription = network$.pipe(skip(1)).subscribe((network) => {
      if (network === 'offline' && unsavedForms$.value === 0 && !keepWorkingOffline.read()) go('/offline');
      if (network === 'online') {
        if (location.pathname === '/offline') go('/', { replace: true });
        keepWorkingOffline.clear();
      }
    });
    return () => subscription.unsubscribe();
  }, [go]);

  useEffect(() => {
    const subscription = refused$.subscribe(() => {
      go('/register', { replace: true });
      feedback.snackbar({ text: invitationOnly, color: 'error', timeout: -1 });
    });
    return () => subscription.unsubscribe();
  }, [go, refused$]);

  return null;
};
