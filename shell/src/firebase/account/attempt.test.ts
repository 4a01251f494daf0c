import { ok } from '@holeshot/shared-core';
import { attempt } from './attempt';

test('a call that works is a success without a value', async () => {
  expect(await attempt(() => Promise.resolve('user'))).toEqual(ok(undefined));
});

test.each([
  ['a code of Firebase', Object.assign(new Error(), { code: 'auth/network-request-failed' })],
  ['no code', new Error('torn')],
])('an error with %s is a failure with a sentence, never thrown', async (_, error) => {
  const failure = await attempt(() => Promise.reject(error));
  expect(failure).toMatchObject({ ok: false, failure: { message: expect.stringMatching(/\.$/) as string } });
});

test('a window closed by the racer at Google is `cancelled`', async () => {
  const canceled = () => Promise.reject(Object.assign(new Error(), { code: 'auth/user-cancelled' }));
  expect(await attempt(canceled, 'google')).toMatchObject({ failure: { code: 'cancelled' } });
});

test('a refused password is said as such, unless it was Google that refused', async () => {
  const refused = () => Promise.reject(Object.assign(new Error(), { code: 'auth/invalid-credential' }));
  const [byPassword, byGoogle] = [await attempt(refused), await attempt(refused, 'google')];
  expect(byPassword).toMatchObject({ failure: { message: 'Incorrect email or password.' } });
  expect(byGoogle).not.toEqual(byPassword);
});
