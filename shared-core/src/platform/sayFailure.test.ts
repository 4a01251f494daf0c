import { failed, ok } from '../domain/plain/result';
import { sayFailure } from './sayFailure';

test.each([
  [ok(undefined), []],
  [failed('subscription-required', 'This needs an active subscription.'), []],
  [failed('month-full', 'This month is full.'), [{ text: 'This month is full.', color: 'error' }]],
])('%j puts %j in the snackbar', (done, told) => {
  const snackbar = jest.fn();
  sayFailure(done, { snackbar });
  expect(snackbar.mock.calls.flat()).toEqual(told);
});
