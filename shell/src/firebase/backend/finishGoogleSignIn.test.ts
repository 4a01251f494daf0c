/** @jest-environment jsdom */
import { running$, snackbar$ } from '../../feedback/feedback';
import { finishGoogleSignIn } from './finishGoogleSignIn';
import { sayFailedSignIn } from './sayFailedSignIn';

const texts = () => running$.value.map(({ text }) => text);

afterEach(() => snackbar$.next(undefined));

test('a racer who comes back from Google sees the sign-in until it is finished', async () => {
  let finish = (): void => undefined;
  const finishing = finishGoogleSignIn(new Promise<void>((resolve) => (finish = resolve)), sayFailedSignIn);
  expect(texts()).toEqual(['Signing in with Google']);
  finish();
  await finishing;
  expect(texts()).toEqual([]);
  expect(snackbar$.value).toBeUndefined();
});

test('a sign-in that Google refuses says why', async () => {
  await finishGoogleSignIn(
    Promise.reject(Object.assign(new Error(), { code: 'auth/user-disabled' })),
    sayFailedSignIn,
  );
  await Promise.resolve();
  expect(texts()).toEqual([]);
  expect(snackbar$.value?.text).toBe('Error during sign-in: User account is disabled.');
});

test('a racer who was not there sees nothing', async () => {
  const shown: number[] = [];
  const following = running$.subscribe(({ length }) => shown.push(length));
  await finishGoogleSignIn(undefined, sayFailedSignIn);
  expect(shown).toEqual([0]);
  following.unsubscribe();
});
