import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { combineLatest, distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { Loadable, SettingsPort, SignedIn, UserSettings } from '@holeshot/shared-core';
import { network$ } from '../connection/network';
import { dialogStack } from '../overlays/dialogStack';
import { unsavedForms$ } from '../drafts/draftStore';
import { clearOffer, feedback } from '../feedback/feedback';
import { firebase, whenStarted } from '../platform/firebase';
import { session$ } from '../session/session';
import { afterSignIn } from '../routing/afterSignIn';
import { intendedRoute } from '../routing/intendedRoute';
import { useGo } from '../routing/useGo';

const invitationOnly =
  "Registration is currently by invitation only. Please ensure that the email you're using to register is authorized.";

const readOnly =
  'Your trial has ended. You can look at, filter, print and export everything; to log and change, subscribe here.';

/** What is said after a way that led out of the app, by the address that it came back to. */
const onReturn: Record<string, { text: string; color: 'success' | 'info' }> = {
  '/subscription?checkout=success': {
    text: 'Thank you. As soon as your payment is confirmed, usually within seconds, you can log and change everything.',
    color: 'success',
  },
  '/subscription?checkout=cancelled': {
    text: 'Nothing was paid and nothing has changed.',
    color: 'info',
  },
  '/?account=deleted': {
    text: 'Your account is deleted, with all that it held, here and on the server.',
    color: 'info',
  },
};

const beginAnew = (): void => location.assign('/');

const refusals$ = whenStarted(firebase, ({ refused$ }) => refused$);

/** Each racer once, as soon as their settings are known: a trial that ends later takes nobody from a page. */
const arrivals = (settings$: Observable<Loadable<UserSettings>>) =>
  combineLatest([session$, settings$]).pipe(
    filter(
      (both): both is [SignedIn, Extract<Loadable<UserSettings>, { state: 'present' }>] =>
        both[0].status === 'signed-in' && both[1].state === 'present',
    ),
    map(([session, settings]) => ({ session, settings: settings.value })),
    distinctUntilChanged((a, b) => a.session.uid === b.session.uid),
  );

/** Where signing in, signing out, a refused registration and a checkout lead to. */
export const AccountEffects = ({
  settings,
  refused$ = refusals$,
  startAfresh = beginAnew,
}: {
  settings: SettingsPort;
  /** Speaks when registration was refused. */
  refused$?: Observable<string>;
  /** Loads the app anew, at Home. */
  startAfresh?: () => void;
}) => {
  const go = useGo();
  const { pathname, search } = useLocation();

  useEffect(() => {
    let last: string | undefined;
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
        if (session.status === 'signed-out') {
          dialogStack.clear();
          clearOffer();
        }
        if (session.status !== 'signed-in') {
          last = undefined;
          return;
        }
        // Signed in from another tab meanwhile: what stands open here is the last racer's.
        const isAnother = last !== undefined && last !== session.uid;
        last = session.uid;
        if (isAnother) {
          dialogStack.clear();
          startAfresh();
          return;
        }
        const current = location.pathname;
        const target = afterSignIn(session, intendedRoute.read(), current);
        if (target !== undefined && target !== current) go(target, { replace: true });
      });
    return () => subscription.unsubscribe();
  }, [go, startAfresh]);

  useEffect(() => {
    const subscription = refused$.subscribe(() => {
      intendedRoute.clear();
      go('/register', { replace: true });
      feedback.snackbar({ text: invitationOnly, color: 'error', timeout: -1 });
    });
    return () => subscription.unsubscribe();
  }, [go, refused$]);

  useEffect(() => {
    const mayLeave$ = combineLatest([network$, unsavedForms$]).pipe(
      map(([network, unsaved]) => network === 'online' && unsaved === 0),
    );
    const subscription = combineLatest([arrivals(settings.settings$), mayLeave$])
      .pipe(
        filter(([, mayLeave]) => mayLeave),
        map(([arrival]) => arrival),
        distinctUntilChanged(),
      )
      .subscribe(({ session, settings: stored }) => {
        if (session.canWrite || session.trialDaysLeft === null) return;
        if (stored.hasSeenSubscriptionRedirectMsg) return;
        settings.update({ hasSeenSubscriptionRedirectMsg: true });
        // The page itself says how it stands, and whoever comes back from the checkout is told of that.
        if (location.pathname === '/subscription') return;
        go('/subscription');
        feedback.snackbar({ text: readOnly, timeout: 10_000 });
      });
    return () => subscription.unsubscribe();
  }, [go, settings]);

  useEffect(() => {
    const told = onReturn[pathname + search];
    if (told === undefined) return;
    go(pathname, { replace: true });
    feedback.snackbar(told);
  }, [go, pathname, search]);

  return null;
};
