/** @jest-environment jsdom */
import { accountFailures } from '@holeshot/shared-core';
import { readDebugLog } from '../../debugLog/debugLog';
import { snackbar$ } from '../../feedback/feedback';
import { sayFailedSignIn } from './sayFailedSignIn';

const said = async (error: unknown) => {
  snackbar$.next(undefined);
  sayFailedSignIn(error);
  await Promise.resolve();
  return snackbar$.value;
};

describe('a sign-in that goes wrong', () => {
  test('says so with the sentence of its code until it is closed, and stands in the debug log', async () => {
    const error = Object.assign(new Error('net'), { code: 'auth/network-request-failed' });
    expect(await said(error)).toMatchObject({
      text: `Error during sign-in: ${accountFailures['auth/network-request-failed']}`,
      color: 'error',
      timeout: -1,
    });
    expect(readDebugLog().at(-1)?.text).toBe('sign-in: Error: net');
  });

  test.each([[new Error('of no kind')], ['words alone'], [null], [undefined]])(
    'without a code (%p) has the sentence of an unknown one',
    async (error) => {
      expect((await said(error))?.text).toBe(
        `Error during sign-in: ${accountFailures['auth/internal-error']}`,
      );
    },
  );

  test('because it was canceled is not spoken of', async () => {
    expect(await said({ code: 'auth/user-cancelled' })).toBeUndefined();
  });
});
