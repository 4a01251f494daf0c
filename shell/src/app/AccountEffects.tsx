import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { combineLatest, distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { Loadable, SettingsPort, SignedIn, UserSettings } from '@holeshot/shared-core';
import { network$ } from '../connection/network';
import { dialogStack } from '../overlays/dialogStack';
import { untilLoaded } from '../loading/untilLoaded';
import { unsavedForms$ } from '../drafts/draftStore';
import { clearOffer, feedback } from '../feedback/feedback';
import { backend, whenStarted } from '../platform/backend';
import { session$ } from '../session/session';
import { afterSignIn } from '../routing/afterSignIn';
import { intendedRoute } from '../routing/intendedRoute';
import { useGo } from '../routing/useGo';

/** Addresses at which the app says what happened. */
const ofReturn = /^\/(subscription\?checkout|\?account)=\w+$/;

/** Shows one of the rare messages, whose words load with it. */
const tell = (what: string): void =>
  void untilLoaded(() => import(/* webpackChunkName: "account-messages" */ './accountMessages')).then(
    ({ accountMessages }) => {
      const message = accountMessages[what];
      if (message !== undefined) feedback.snackbar(message);
    },
  );

const beginAnew = (): void => location.assign('/');

const refusals$ = whenStarted(backend, ({ refused$ }) => refused$);

/** Emits each racer once, when their settings are known: a trial that ends later moves nobody from a page. */
const arrivals = (settings$: Observable<Loadable<UserSettings>>) =>
  combineLatest([session$, settings$]).pipe(
    filter(
      (both): both is [SignedIn, Extract<Loadable<UserSettings>, { state: 'present' }>] =>
        both[0].status === 'signed-in' && both[1].state === 'present',
    ),
    map(([session, settings]) => ({ session, settings: settings.value })),
    distinctUntilChanged((a, b) => a.session.uid === b.session.uid),
  );

/** The navigation and messages after signing in, signing out, a refused registration and a checkout. */
export const AccountEffects = ({
  settings,
  refused$ = refusals$,
  startAfresh = beginAnew,
}: {
  settings: SettingsPort;
  /** Emits when registration was refused. */
  refused$?: Observable<string>;
  /** Reloads the app at Home. */
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
        // Another racer signed in from another tab: everything open here belongs to the last one.
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
      tell('invitation-only');
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
        // Subscription says it itself, and a return from the checkout has its own message.
        if (location.pathname === '/subscription') return;
        go('/subscription');
        tell('read-only');
      });
    return () => subscription.unsubscribe();
  }, [go, settings]);

  useEffect(() => {
    const address = pathname + search;
    if (!ofReturn.test(address)) return;
    // At once: the words may come when the racer is elsewhere.
    go(pathname, { replace: true });
    tell(address);
  }, [go, pathname, search]);

  return null;
};
