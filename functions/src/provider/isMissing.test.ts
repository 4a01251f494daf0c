import Stripe from 'stripe';
import { isMissing } from './isMissing';

const answer = (code: string, param?: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code,
    message: 'No such customer.',
    ...(param !== undefined && { param }),
  });

test('an answer that an object does not exist says so, of any field or of the one asked for', () => {
  const lost = answer('resource_missing', 'customer');
  expect([isMissing(lost), isMissing(lost, 'customer'), isMissing(lost, 'price')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an answer that names no field is about none in particular', () => {
  const lost = answer('resource_missing');
  expect([isMissing(lost), isMissing(lost, 'customer')]).toEqual([true, false]);
});

test.each<[string, unknown]>([
  ['another refusal', answer('parameter_invalid_empty', 'customer')],
  ['an error of our own with the same code', Object.assign(new Error(), { code: 'resource_missing' })],
  ['a plain record', { code: 'resource_missing', param: 'customer' }],
  ['nothing', undefined],
])('%s does not', (_, error) => {
  expect(isMissing(error)).toBe(false);
});
