import { racerSession, racerSettings, readOnlySession } from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { BehaviorSubject, Subject } from 'rxjs';
import { present, unknown, type Loadable, type UserSettings } from '@holeshot/shared-core';
import { dialogStack } from '../overlays/dialogStack';
import type { OutboxWrite } from '../writes/outboxStore';
import { unsavedForms$ } from '../drafts/draftStore';
import { snackbar$ } from '../feedback/feedback';
import { session$ } from '../session/session';
import { AccountEffects } from './AccountEffects';
import { intendedRoute } from '../routing/intendedRoute';

const Place = () => <p data-testid="place">{useLocation().pathname + useLocation().search}</p>;
const place = () => screen.getByTestId('place').textContent;

const show = (path: string) => {
  history.replaceState(null, '', path);
  const refused$ = new Subject<string>();
  const settings$ = new BehaviorSubject<Loadable<UserSettings>>(unknown);
  const updates: unknown[] = [];
  const startAfresh = jest.fn();
  const settings = { settings$, update: (patch: unknown) => void updates.push(patch) };
  const view = render(
    <BrowserRouter>
      <AccountEffects settings={settings} refused$={refused$} startAfresh={startAfresh} />
      <Place />
    </BrowserRouter>,
  );
  return { ...view, refused$, settings$, updates, startAfresh };
};
const say = (session: Parameters<typeof session$.next>[0]) => act(() => session$.next(session));
/** Returns the message at the bottom once its words have loaded. */
const told = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return snackbar$.value;
};
const signIn = (more = {}) => say({ ...racerSession, ...more });

beforeEach(() => {
  localStorage.clear();
  session$.next({ status: 'signed-out' });
  snackbar$.next(undefined);
  unsavedForms$.next(0);
});

describe('signing in', () => {
  test('goes to the intended route', () => {
    intendedRoute.write('/about');
    show('/signin');
    signIn();
    expect(place()).toBe('/about');
  });

  test('goes from the sign-in page to Home, and stays on any other page', () => {
    show('/signin');
    signIn();
    expect(place()).toBe('/');
    act(() => session$.next({ status: 'signed-out' }));
    history.pushState(null, '', '/about');
    signIn();
    expect(location.pathname).toBe('/about');
  });

  test('goes to the verification of an unverified address, and on once it is verified', () => {
    show('/signin');
    signIn({ emailVerified: false });
    expect(place()).toBe('/email-verification');
    signIn({ emailVerified: true });
    expect(place()).toBe('/');
  });

  test('navigates once: other changes of the session move nobody', () => {
    show('/');
    signIn();
    history.pushState(null, '', '/signin');
    signIn({ trialDaysLeft: 3 });
    expect(location.pathname).toBe('/signin');
  });
});

describe('another racer who signs in from another tab', () => {
  test('finds nothing open of the last racer: the app reloads', () => {
    signIn();
    const { startAfresh } = show('/vehicles');
    dialogStack.push({ kind: 'outbox' });
    signIn({ trialDaysLeft: 3 });
    expect(startAfresh).not.toHaveBeenCalled();
    signIn({ uid: 'bob' });
    expect(startAfresh).toHaveBeenCalledTimes(1);
    expect(dialogStack.rows$.value).toEqual([]);
  });

  test('is led on as usual after a sign-out', () => {
    signIn();
    const { startAfresh } = show('/signin');
    say({ status: 'signed-out' });
    signIn({ uid: 'bob' });
    expect(startAfresh).not.toHaveBeenCalled();
    expect(place()).toBe('/');
  });
});

describe('signing out', () => {
  test('closes every dialog: they belong to the last racer', async () => {
    signIn();
    show('/');
    dialogStack.push({ kind: 'outbox' });
    const answered = new Promise<string>((answer) => {
      dialogStack.push({
        ...{ kind: 'sign-out', writes$: new BehaviorSubject<OutboxWrite[]>([]) },
        ...{ isShared: false, answer },
      });
    });
    say({ status: 'signed-out' });
    expect(dialogStack.rows$.value).toEqual([]);
    expect(await answered).toBe('stay');
  });
});

describe('a read-only racer', () => {
  const arrive = (stored = {}, session = {}, path = '/') => {
    const shown = show(path);
    say({ ...readOnlySession, trialDaysLeft: 0, ...session });
    act(() => shown.settings$.next(present({ ...racerSettings, ...stored })));
    return shown;
  };

  test('is led to Subscription once, with the reason', async () => {
    const { updates } = arrive();
    expect(place()).toBe('/subscription');
    expect((await told())?.text).toMatch(/^Your trial has ended\. You can look at, filter, print and export/);
    expect(updates).toEqual([{ hasSeenSubscriptionRedirectMsg: true }]);
  });

  test.each<[string, object, object]>([
    ['who has been led there before', { hasSeenSubscriptionRedirectMsg: true }, {}],
    ['who may write', {}, { canWrite: true }],
    ['whose trial is yet to begin', {}, { trialDaysLeft: null }],
  ])('stays on the page: one %s', (_who, stored, session) => {
    const { updates } = arrive(stored, session);
    expect(place()).toBe('/');
    expect(updates).toEqual([]);
  });

  test('on Subscription gets no second message', async () => {
    const { updates } = arrive({}, {}, '/subscription?checkout=success');
    expect((await told())?.text).toMatch(/^Thank you/);
    expect(updates).toEqual([{ hasSeenSubscriptionRedirectMsg: true }]);
  });

  test('finishes an open form first', () => {
    unsavedForms$.next(1);
    arrive();
    expect(place()).toBe('/');
    act(() => unsavedForms$.next(0));
    expect(place()).toBe('/subscription');
  });

  test('stays on the page when the trial ends while the app is open', () => {
    const { settings$ } = show('/');
    signIn();
    act(() => settings$.next(present(racerSettings)));
    say({ ...readOnlySession, uid: racerSession.uid, trialDaysLeft: 0 });
    expect(place()).toBe('/');
  });
});

describe('coming back to the app', () => {
  test.each([
    ['/subscription?checkout=success', /^Thank you\./],
    ['/subscription?checkout=cancelled', /^Nothing was paid/],
    ['/?account=deleted', /^Your account and all its data are deleted/],
    ['/?account=cleared', /^You are signed out, and this device has none of your data/],
  ])('by %s shows a message, once', async (path, words) => {
    show(path);
    expect((await told())?.text).toMatch(words);
    expect(place()).toBe(path.split('?')[0]);
  });

  test('leaves the address at once, and moves nobody when the words arrive', async () => {
    show('/?account=deleted');
    expect(place()).toBe('/');
    act(() => {
      history.pushState(null, '', '/about');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(place()).toBe('/about');
    expect((await told())?.text).toMatch(/^Your account and all its data are deleted/);
    expect(place()).toBe('/about');
  });

  test.each([
    '/subscription',
    '/subscription?checkout=hacked',
    '/about?checkout=success',
    '/about?account=deleted',
  ])('by %s shows none', async (path) => {
    show(path);
    expect(await told()).toBeUndefined();
  });
});

test('a refused registration leads back to Register, and the reason stays until it is closed', async () => {
  const { refused$, unmount } = show('/');
  act(() => refused$.next('invitation-only'));
  expect(place()).toBe('/register');
  expect(await told()).toMatchObject({
    text: "Registration is currently by invitation only. Please ensure that the email you're using to register is authorized.",
    color: 'error',
    timeout: -1,
  });
  unmount();
  expect(refused$.observed).toBe(false);
});
